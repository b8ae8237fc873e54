import { addressDict } from "@sihai/text/dict/address";
import { Page } from "@sihai/ui";
import { finish, useDict, usePageSearch } from "#shop";
import { setDraftCountry } from "../../stores/address-draft.ts";
import { useUserOperation } from "../../stores/user-operation.ts";
import { ChooseCountry } from "./ChooseCountry.tsx";

/** A country for the address that is being written, or for what `key` names. */
export default function CountrySelectPage() {
  const words = useDict(addressDict);
  const { key = "address", country, back } = usePageSearch("/user/country-select");

  function choose(code: string) {
    if (key === "address") setDraftCountry(code);
    else useUserOperation.setState(({ area }) => ({ area: { ...area, [key]: code } }));
    finish(back);
  }

  return (
    <Page title={words.chooseCountry}>
      <ChooseCountry chosen={country} onChoose={choose} />
    </Page>
  );
}
