import type { CallData } from "@sihai/contract";
import type { listTokens } from "@sihai/contract/partner";
import { partnerDict } from "@sihai/text/dict/partner";
import { Button, Card } from "@sihai/ui";
import { useState } from "react";
import { useDict } from "#shop";
import { ShownOnce } from "./ShownOnce.tsx";
import { TokenForm } from "./TokenForm.tsx";
import { TokenRow } from "./TokenRow.tsx";

/** The tokens programs come with, and a new one. */
export function TokensCard({ tokens: { list, most, daysMost } }: { tokens: CallData<typeof listTokens> }) {
  const words = useDict(partnerDict);
  const [isMaking, setIsMaking] = useState(false);
  const [made, setMade] = useState<string | null>(null);
  return (
    <>
      {made === null ? null : (
        <ShownOnce title={words.made} text={words.madeText} copy={words.copy} secret={made} onDone={() => setMade(null)} />
      )}
      <Card title={words.tokens} aside={words.count(list.length, most)}>
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
    </>
  );
}
