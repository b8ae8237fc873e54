import { withdrawalOptions } from "@sihai/contract/withdrawal";
import { currencyCodes } from "@sihai/domain";
import { moneyText } from "@sihai/text";
import { withdrawalDict } from "@sihai/text/dict/withdrawal";
import { EmptyState, Page } from "@sihai/ui";
import { href, NotYet, useDict, useEndpoint, usePageSearch } from "#shop";
import { ApplyForm } from "./ApplyForm.tsx";
import { hasEnough, isSome } from "./amounts.ts";

/** Applying to withdraw from the wallet of one currency; CNY where none is named. */
export default function ApplyPage() {
  const words = useDict(withdrawalDict);
  const search = usePageSearch("/wallet/withdraw/apply");
  const currency = currencyCodes.find((code) => code === search.currency) ?? "CNY";
  const read = useEndpoint(withdrawalOptions, { query: { currency } }, { freshMs: 0 });
  const options = read.data;
  if (!options)
    return (
      <Page title={words.applyTitle}>
        <NotYet read={read} />
      </Page>
    );
  if (hasEnough(options)) return <ApplyForm key={currency} all={options} />;
  const { available, least } = options;
  return (
    <Page title={words.applyTitle}>
      <EmptyState
        picture="wallet"
        text={isSome(available) && least !== null ? words.tooLittle(moneyText(available), moneyText(least)) : words.nothing}
        action={{ label: words.toWallet, href: href("/wallet/index") }}
      />
    </Page>
  );
}
