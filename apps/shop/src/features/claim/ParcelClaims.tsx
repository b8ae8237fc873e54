import { parcelClaims } from "@sihai/contract/claim";
import { type ClaimWords, claimDict } from "@sihai/text/dict/claim";
import { Cell, CellGroup, Price, Tag } from "@sihai/ui";
import { href, useDict, useEndpoint } from "#shop";
import { claimTones } from "./claim-tones.ts";
import type { ClaimOnWire } from "./types.ts";

/** The claims told for a parcel that was sent, each with where it stands and the amount that counts now. Nothing where there are none. */
export function ParcelClaims({ packageId }: { packageId: string }) {
  const words = useDict(claimDict);
  const read = useEndpoint(parcelClaims, { query: { packageId } }, { freshMs: 0 });
  if (!read.data || read.data.claims.length === 0) return null;
  return (
    <CellGroup title={words.ofParcel}>
      {read.data.claims.map((claim) => (
        <Cell
          key={claim.claimNo}
          href={href("/package/detail", { packageId, tab: "claim" })}
          title={words.kinds[claim.kind]}
          note={
            <>
              {amountWord(claim, words)} <Price size="small" amount={claim.paid ?? claim.offer ?? claim.requested} />
            </>
          }
          value={<Tag tone={claimTones[claim.state]}>{words.states[claim.state]}</Tag>}
        />
      ))}
    </CellGroup>
  );
}

function amountWord({ paid, offer, state }: ClaimOnWire, words: ClaimWords): string {
  if (paid !== null) return words.paidOut;
  if (offer === null) return words.requested;
  return state === "offered" || state === "accepted" ? words.offer : words.lastOffer;
}
