import type { Currency } from "@sihai/domain";
import { languages, languageTable, languageTag } from "@sihai/text";
import { identityDict } from "@sihai/text/dict/identity";
import { shellDict } from "@sihai/text/dict/shell";
import { Card, Radios, Sheet } from "@sihai/ui";
import { useDisplayCurrency } from "../display-currency.ts";
import { useLanguage } from "../language.ts";
import { switchLanguage } from "../navigation.ts";
import { useDict } from "../use-dict.ts";
import { changeCurrency } from "./change-currency.ts";

/** Display currencies of rule I-02. */
const currencies = ["CNY", "USD"] as const satisfies readonly Currency[];

/** The language of the page and the currency beside prices. */
export default function PreferencesSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { preferences } = useDict(shellDict);
  const words = useDict(identityDict);
  const language = useLanguage();
  const currency = useDisplayCurrency((state) => state.currency);

  function chooseLanguage(next: string) {
    onClose();
    if (next !== language) void switchLanguage();
  }
  function chooseCurrency(next: Currency) {
    onClose();
    // A failure has been shown by the request layer; the old currency stays.
    void changeCurrency(next).catch(() => undefined);
  }

  return (
    <Sheet open={open} onClose={onClose} title={preferences}>
      <Card>
        <Radios
          label={words.language}
          value={language}
          onChange={chooseLanguage}
          options={languages.map((value) => ({
            value,
            label: <span lang={languageTag(value)}>{languageTable[value].name}</span>,
          }))}
        />
      </Card>
      <Card>
        <Radios
          label={words.currency}
          value={currencies.find((code) => code === currency) ?? null}
          onChange={chooseCurrency}
          options={[
            { value: "CNY", label: words.cny },
            { value: "USD", label: words.usd },
          ]}
        />
      </Card>
    </Sheet>
  );
}
