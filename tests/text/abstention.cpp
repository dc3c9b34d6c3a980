// SPDX-License-Identifier: Apache-2.0
// Does an answer decline: wholly, in part, or only in looks? Lines of our own for every wording the phrase book knows.
#include "catch.hpp"
#include "text/reading.hpp"

using namespace groundlab;

namespace {

void all(Abstention want, const std::vector<const char*>& answers) {
  const std::vector<std::string_view> ids{"D01", "D02", "D03"};
  for (const char* answer : answers) {
    const Reading reading = read(answer, ids);
    INFO(answer << " -> phrase: " << reading.abstention_phrase);
    CHECK(name(reading.abstention) == name(want));
  }
}

}  // namespace

TEST_CASE("an answer that only declines is a full abstention") {
  all(Abstention::full, {
                            // in the first person
                            "I cannot find the opening hours in the documents.",
                            "I can't tell from these notes.",
                            "I can’t answer that.",
                            "I cant answer this question.",
                            "We could not locate a warranty clause.",
                            "I was unable to find the supplier's name.",
                            "I'm not able to determine the price from the context.",
                            "I have not been able to find a date.",
                            "I don't know.",
                            "i do not know",
                            "I really don't know the answer to that.",
                            "I do not have that information.",
                            "I don’t have any information about parking.",
                            "We do not have enough details to answer.",
                            "I have no information about the merger.",
                            "I have no idea.",
                            "I found nothing about overtime in the handbook.",
                            "I did not find any mention of a deposit.",
                            "I see no answer in the sources.",
                            "I'm sorry, but I can't help with that.",
                            "Sorry, I do not have the figure.",
                            "I apologize, but I cannot answer this.",
                            "Unfortunately, I could not find the clause.",
                            "I'm afraid I don't know.",
                            "I am not sure.",
                            "I must decline to answer.",
                            // the evidence does not say
                            "The passages do not mention the colour of the car.",
                            "The provided documents don't say when the plant opened.",
                            "The context does not contain the answer.",
                            "The sources given do not explicitly state a reason.",
                            "The excerpts fail to mention a limit.",
                            "The handbook doesn't cover this case.",
                            "The notes are silent on pets.",
                            "The provided text does not include a price.",
                            "The retrieved passages contain no information about fees.",
                            "None of the passages mentions a deadline.",
                            "None of the sources [D01][D02] gives the fee.",
                            "No passage states the weight.",
                            "Neither document names the author.",
                            "Nothing in the documents says who paid.",
                            "The articles make no mention of a strike.",
                            "The documents provided are not specific enough to tell.",
                            "D01 to D03 were searched and none of them gives the price [D01].",
                            // passive and indirect
                            "The deadline is not mentioned in the passages.",
                            "This is not stated in any of the excerpts.",
                            "The price isn't given anywhere in the sources.",
                            "That is not covered by the handbook.",
                            "The exact date is not specified.",
                            "It is unclear from the passages.",
                            "The answer is not in the documents.",
                            "The answer cannot be determined from the given context.",
                            "This question cannot be answered based on the documents.",
                            "It is not possible to answer this from the passages.",
                            "Your question is outside the scope of the documents.",
                            "That lies beyond the sources I have been given.",
                            "The clause is missing from the documents.",
                            // there is nothing
                            "There is no information on that.",
                            "There's no mention of a penalty.",
                            "There isn't enough context to answer.",
                            "There is nothing in the manual about returns.",
                            "No information was found.",
                            "No relevant documents were retrieved.",
                            "Not enough information is available.",
                            // bits
                            "Not stated.",
                            "Not mentioned in the documents.",
                            "Unknown.",
                            "N/A",
                            "Insufficient context.",
                            "INSUFFICIENT INFORMATION",
                            "Cannot be answered.",
                            "Unable to answer.",
                            "No answer.",
                            // with what goes along
                            "I don't know. Is there anything else I can help with?",
                            "The documents do not say. Please contact the service desk.",
                            "The passages discuss the history of the bridge, but they do not mention its cost.",
                            "I do not know. The passages only talk about the harbour.",
                            "I searched all three documents and found nothing about refunds.",
                            "Hello! I could not find anything on that topic. Let me know if you have other questions.",
                            "Based on the passages, I cannot determine the cause.",
                            "I cannot give a price, as the documents do not list one.",
                            // subjects that are cited, elided or asked for
                            "None of [D01] to [D03] gives the weight.",
                            "I looked through all the notes but could not find the name.",
                            "Who paid is not stated in the sources.",
                            "The question asks for the weight, which is not given in the passages.",
                            "I was told to use the passages only, and they do not mention the weight.",
                            "If there are more steps, I am not aware of them.",
                            "The requested detail is not in the knowledge base.",
                            "I don't know. The contexts only describe the harbour.",
                            // other languages
                            "Ich weiß es nicht.",
                            "Dazu steht in den Unterlagen nichts.",
                            "Die Dokumente enthalten keine Angaben zur Miete.",
                            "Das geht aus dem Text nicht hervor.",
                            "Je ne sais pas.",
                            "Les documents ne mentionnent pas le prix.",
                            "No lo sé.",
                            "No hay información sobre el precio.",
                            "Los documentos no mencionan la fecha.",
                        });
}

TEST_CASE("an answer that declines in one part and states in another is partial") {
  all(Abstention::partial, {
                               "The fee is 40 EUR, but the passages do not say when it is due.",
                               "The fee is 40 EUR. The documents don't mention a deadline.",
                               "I don't know the exact date, but the plant opened in spring [D01].",
                               "While the sources do not give the price, they say that delivery takes 3 days.",
                               "The handbook allows dogs in the yard; it gives no information on cats.",
                               "Unfortunately, the limit isn't listed; however, the form is FRM-7.",
                               "I cannot find a rule for guests. Members pay 5 EUR [D02].",
                               "Although the documents do not name the driver, they state that the bus was late.",
                               "Refunds take five days. I could not find anything about exchanges.",
                               "The documents state that the fee is 5 EUR but do not say who pays it.",
                               "The fee is 5 EUR; who pays it is not stated in the sources.",
                               "The notes only mention that the fee is 5 EUR. They do not mention a discount.",
                               "Die Miete ist 5 EUR, zur Kaution steht in den Unterlagen nichts.",
                               "D02 says the roof was renewed, but it is not stated in the documents who paid.",
                           });
}

TEST_CASE("look-alikes state something and are no abstention") {
  all(Abstention::none, {
                            "The driver said, \"I don't know,\" and drove off.",
                            "The screen shows 'No data found' after a time-out.",
                            "The system cannot find the file because the drive is full.",
                            "The jury could not find a motive.",
                            "You cannot park in the yard.",
                            "Visitors who can't find the desk should ring the bell.",
                            "If the documents do not state a price, the buyer sets one.",
                            "Call the desk when you do not know the code.",
                            "I cannot stress enough how hot the plate is.",
                            "The tool is not available until Monday.",
                            "This note is not a contract.",
                            "The supplier was unable to deliver the parts.",
                            "Nothing in this rule limits the owner's rights.",
                            "The policy doesn't cover water damage.",
                            "No, the deposit is not refundable.",
                            "Unknown callers are blocked.",
                            "The search returns no results when the box is ticked.",
                            "There is no fee for children.",
                            "The drug has no known side effects.",
                            "None of the doors was locked.",
                            "The area is not open to cars.",
                            "He did not answer the phone.",
                            "It is not allowed to share keys.",
                            "The clerk will not help with old orders.",
                            "Insufficient funds block the order.",
                            "They offer parking, but none of them are covered or have a guard.",
                            "He denied that the documents contained errors.",
                            "Users who are not listed in the register must sign up.",
                            "Unable to sign in? Ring the desk.",
                            "The text field does not accept more than 40 characters.",
                            "The missing bolt was found in the yard.",
                        });
}

TEST_CASE("an answer without a claim that does not decline is no_claims") {
  all(Abstention::no_claims, {"", "  \n", "Hello!", "Which car do you mean?", "I'm sorry to hear that."});
}

TEST_CASE("the phrase that decided is named") {
  CHECK(read("I'm sorry, but I do not know.").abstention_phrase == "I do not know");
  CHECK(read("The passages do not mention it.").abstention_phrase == "passages do not mention");
}

TEST_CASE("of a sentence that states and declines the stating part is the claim") {
  const Reading reading = read("The fee is 40 EUR [D01], but the passages do not say when it is due.", {"D01"});
  REQUIRE(reading.claims.size() == 1);
  CHECK(reading.claims[0].text == "The fee is 40 EUR");
  CHECK(reading.claims[0].citations.size() == 1);
  REQUIRE(reading.not_claims.size() == 1);
  CHECK(reading.not_claims[0].kind == NotClaimKind::abstention);
}

TEST_CASE("a user's own pattern makes an abstention") {
  ReadOptions options;
  options.abstain_patterns = {"over to you"};
  const AnswerReader reader(options);
  const Reading reading = reader.read("Over to you.", {});
  CHECK(reading.abstention == Abstention::full);
  CHECK(reading.abstention_phrase == "Over to you");
}
