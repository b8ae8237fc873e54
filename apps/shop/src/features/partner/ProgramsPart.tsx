import { listTokens } from "@sihai/contract/partner";
import { partnerDict } from "@sihai/text/dict/partner";
import { Button, Card, Page, SkeletonList } from "@sihai/ui";
import { useState } from "react";
import { NotYet, useDict, useEndpoint } from "#shop";
import { MadeToken } from "./MadeToken.tsx";
import { TokenForm } from "./TokenForm.tsx";
import { TokenRow } from "./TokenRow.tsx";

/** Programs of my own: the tokens they come with. */
export function ProgramsPart() {
  const words = useDict(partnerDict);
  const tokens = useEndpoint(listTokens, {}, { freshMs: 0 });
  const [isMaking, setIsMaking] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  if (!tokens.data)
    return (
      <Page title={words.title}>
        <NotYet read={tokens} skeleton={<SkeletonList cards={2} />} />
      </Page>
    );
  const { list, most, daysMost } = tokens.data;
  return (
    <Page title={words.title}>
      <Card>
        <p className="text-grey">{words.intro}</p>
        <a href="/docs" className="inline-flex min-h-11 items-center font-semibold text-brand-strong">
          {words.manual}
        </a>
      </Card>
      {made === null ? null : <MadeToken token={made} onDone={() => setMade(null)} />}
      <Card title={words.tokens} aside={<span className="text-note text-grey">{words.count(list.length, most)}</span>}>
        {list.length === 0 ? <p className="mb-3 text-grey">{words.noTokens}</p> : null}
        <ul className="mb-3 divide-y divide-line empty:hidden">
          {list.map((token) => (
            <TokenRow key={token.id} token={token} />
          ))}
        </ul>
        <Button wide disabledReason={list.length >= most ? words.full : null} onClick={() => setIsMaking(true)}>
          {words.make}
        </Button>
      </Card>
      {isMaking ? <TokenForm daysMost={daysMost} onMade={setMade} onClose={() => setIsMaking(false)} /> : null}
    </Page>
  );
}
