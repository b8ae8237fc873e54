import { listHooks, listTokens } from "@sihai/contract/partner";
import { partnerDict } from "@sihai/text/dict/partner";
import { Card, Page, SkeletonList } from "@sihai/ui";
import { isRefused, NotYet, useDict, useEndpoint } from "#shop";
import { HooksCard } from "./HooksCard.tsx";
import { TokensCard } from "./TokensCard.tsx";

/** Programs of my own: the tokens they come with, and where they are told of events. */
export function ProgramsPart() {
  const words = useDict(partnerDict);
  const tokens = useEndpoint(listTokens, {}, { freshMs: 0 });
  const hooks = useEndpoint(listHooks, {}, { freshMs: 0 });
  // Both are kept from staff, which is said once.
  const isKept = isRefused(tokens.error, "VIEWING_ONLY_LOOKS");
  return (
    <Page title={words.title}>
      <Card>
        <p className="text-grey">{words.intro}</p>
        <a href="/docs" className="inline-flex min-h-11 items-center font-semibold text-brand-strong">
          {words.manual}
        </a>
      </Card>
      {tokens.data ? <TokensCard tokens={tokens.data} /> : <NotYet read={tokens} skeleton={<SkeletonList cards={1} />} />}
      {isKept ? null : hooks.data ? (
        <HooksCard hooks={hooks.data} />
      ) : (
        <NotYet read={hooks} skeleton={<SkeletonList cards={1} />} />
      )}
    </Page>
  );
}
