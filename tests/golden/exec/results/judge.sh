# Answers by words of the claim: one that it cannot judge, one that it denies.
while IFS= read -r line; do
  id=${line#*:}
  id=${id%%,*}
  case $line in
    *'"claim":"Suppliers'*) echo "{\"id\":$id,\"verdict\":\"not_judged\",\"note\":\"too hard\"}" ;;
    *'"claim":"The invoice'*) echo "{\"id\":$id,\"verdict\":\"contradicted\",\"score\":0.1,\"note\":\"not so\",\"passage\":\"N03\",\"quote\":\"180 euros\"}" ;;
    *) echo "{\"id\":$id,\"verdict\":\"supported\",\"score\":0.9}" ;;
  esac
done
