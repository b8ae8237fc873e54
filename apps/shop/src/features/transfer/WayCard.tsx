import { transferDict } from "@sihai/text/dict/transfer";
import { Card } from "@sihai/ui";
import type { ReactNode } from "react";
import { useDict } from "#shop";

type WayCardProps = { name: string; about: string; arrives: string; fee: string; currencies: string; action: ReactNode };

/** One way to recharge, with the same three lines as the others, so that they can be compared at a glance. */
export function WayCard({ name, about, arrives, fee, currencies, action }: WayCardProps) {
  const words = useDict(transferDict);
  const rows = [
    { label: words.arrives, value: arrives },
    { label: words.fee, value: fee },
    { label: words.currencies, value: currencies },
  ];
  return (
    <Card title={name}>
      <p className="text-note text-grey">{about}</p>
      <dl className="my-3 flex flex-col gap-2">
        {rows.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4 text-body">
            <dt className="shrink-0 text-grey">{label}</dt>
            <dd className="min-w-0 text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      {action}
    </Card>
  );
}
