import { useEndpoint } from "@sihai/client";
import { readCustomerFigures } from "@sihai/contract/customer";
import { cnyText, formatNumber, moneyText } from "@sihai/text";
import { consoleCustomerDict } from "@sihai/text/dict/console/customer";
import { Card, ErrorState, SkeletonCard } from "@sihai/ui";
import { useDict, useLanguage } from "#console";

type Tile = { name: string; value: string; below?: string | null };

/** How much there is of a customer; what the reader may not know is not there. */
export function FigureTiles({ userId }: { userId: string }) {
  const words = useDict(consoleCustomerDict);
  const language = useLanguage();
  const read = useEndpoint(readCustomerFigures, { query: { userId } }, { freshMs: 0 });
  if (read.isPending) return <SkeletonCard lines={2} />;
  if (read.error) return <ErrorState text={read.error.message || undefined} onReload={() => void read.refetch()} />;
  const { orders, stored, parcels, parcelsOpen, balances, setAside, owed, claims, consults } = read.data;
  const tile = (key: keyof typeof words.figures, count: number | null, below?: string | null): Tile[] =>
    count === null ? [] : [{ name: words.figures[key], value: formatNumber(count, language, 0), below: below ?? null }];
  const tiles: Tile[] = [
    ...tile("orders", orders),
    ...tile("stored", stored),
    ...tile("parcels", parcels, parcelsOpen ? words.parcelsOpen(parcelsOpen) : null),
    ...(balances === null
      ? []
      : [
          {
            name: words.figures.balance,
            value: balances.map(moneyText).join(" · "),
            below: setAside === null || Number(setAside) === 0 ? null : words.setAside(cnyText(setAside)),
          },
        ]),
    ...(owed === null ? [] : [{ name: words.figures.owed, value: cnyText(owed) }]),
    ...tile("claims", claims),
    ...tile("consults", consults),
  ];
  return (
    <Card>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {tiles.map(({ name, value, below }) => (
          <div key={name}>
            <dt className="text-note text-grey">{name}</dt>
            <dd className="text-title font-semibold">{value}</dd>
            {below ? <dd className="text-note text-grey">{below}</dd> : null}
          </div>
        ))}
      </dl>
    </Card>
  );
}
