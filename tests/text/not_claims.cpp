// SPDX-License-Identifier: Apache-2.0
// What states nothing checkable, and the frames before what does.
#include "catch.hpp"
#include "text/reading.hpp"

using namespace groundlab;

TEST_CASE("small talk is no claim, and its kind is shown") {
  struct Row {
    const char* text;
    NotClaimKind kind;
  };
  for (const Row& row : std::vector<Row>{
           {"Hello!", NotClaimKind::greeting},
           {"Good morning.", NotClaimKind::greeting},
           {"Sure!", NotClaimKind::greeting},
           {"Great question!", NotClaimKind::greeting},
           {"I'm sorry to hear that.", NotClaimKind::greeting},
           {"I apologize for the confusion.", NotClaimKind::greeting},
           {"Here is a summary in 150 words:", NotClaimKind::lead_in},
           {"Here are the steps.", NotClaimKind::lead_in},
           {"Based on the passages, here are the main points:", NotClaimKind::lead_in},
           {"To close the order, do this:", NotClaimKind::lead_in},
           {"Let me explain.", NotClaimKind::lead_in},
           {"What should I do?", NotClaimKind::question},
           {"Let me know if you need more details.", NotClaimKind::offer},
           {"Feel free to ask.", NotClaimKind::offer},
           {"If you have further questions, please ask.", NotClaimKind::offer},
           {"Would you like me to go on?", NotClaimKind::question},
           {"I hope this helps!", NotClaimKind::sign_off},
           {"Best regards,", NotClaimKind::sign_off},
           {"Have a nice day!", NotClaimKind::sign_off},
           {"Sources: [D01], [D02]", NotClaimKind::references},
           {"# Fees", NotClaimKind::heading},
           {"I do not know.", NotClaimKind::abstention},
       }) {
    INFO(row.text);
    const Reading reading = read(row.text, {"D01", "D02"});
    CHECK(reading.claims.empty());
    REQUIRE(reading.not_claims.size() == 1);
    CHECK(name(reading.not_claims[0].kind) == name(row.kind));
    CHECK(states_nothing(row.text));
  }
}

TEST_CASE("what sounds like small talk and states something is a claim") {
  for (const char* text :
       {"Hello Kitty was created in 1974.", "The summary has 150 words.", "Sure enough, the pump failed.",
        "Regards were sent to the mayor.", "Please fill in the form.", "Contact the desk at extension 44.",
        "Good mornings start at six.", "References are checked by phone.", "The steps are steep.", "Yes, it is open.",
        "Here the river bends."}) {
    INFO(text);
    CHECK(read(text).claims.size() == 1);
    CHECK_FALSE(states_nothing(text));
  }
}

TEST_CASE("a frame is part of the sentence but marked") {
  struct Row {
    const char* text;
    const char* frame;
  };
  for (const Row& row : std::vector<Row>{
           {"According to passage 2, the lake froze.", "According to passage 2, "},
           {"According to the provided documents, the lake froze.", "According to the provided documents, "},
           {"The notes say that the lake froze.", "The notes say that "},
           {"Overall, it appears that the lake froze.", "Overall, it appears that "},
           {"Based on the context, the lake froze.", "Based on the context, "},
           {"Passage 2: The lake froze.", "Passage 2: "},
           {"However, the lake froze.", "However, "},
           {"In summary, the lake froze.", "In summary, "},
           {"It is worth noting that the lake froze.", "It is worth noting that "},
           {"As stated in the article, the lake froze.", "As stated in the article, "},
           {"Yes, the lake froze.", "Yes, "},
           {"The lake froze.", ""},
           {"In winter, the lake froze.", ""},
           {"The mayor said that the lake froze.", ""},
       }) {
    INFO(row.text);
    const Reading reading = read(row.text);
    REQUIRE(reading.claims.size() == 1);
    const Claim& claim = reading.claims[0];
    CHECK(claim.text.substr(0, claim.frame) == row.frame);
  }
}

TEST_CASE("the frame is measured in the text without citations and soft wraps") {
  const Reading reading = read("According to [D01] and\nthe notes, the lake froze.", {"D01"});
  REQUIRE(reading.claims.size() == 1);
  CHECK(reading.claims[0].text.substr(reading.claims[0].frame) == "the lake froze.");
}
