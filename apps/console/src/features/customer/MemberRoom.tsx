import { beijing, cnyText, formatDate, formatDateTime, formatNumber } from "@sihai/text";
import { consoleCustomerDict } from "@sihai/text/dict/console/customer";
import { membershipDict } from "@sihai/text/dict/me/membership";
import { Card } from "@sihai/ui";
import { type DataColumn, DataTable } from "@sihai/ui/table";
import { useDict, useLanguage } from "#console";
import { Facts, ParcelLink } from "#desk";
import type { Customer } from "./customer.ts";

type Entry = Customer["growth"]["list"][number];

/** The level with what it comes of, how it changed, and the latest growth. */
export function MemberRoom({ customer: { member, levels, growth } }: { customer: Customer }) {
  const words = useDict(consoleCustomerDict);
  const language = useLanguage();
  const figure = (count: number) => formatNumber(count, language, 0);
  const { level, next, holdsUntil, today } = member;
  return (
    <Card title={words.member} aside={words.level(level)}>
      <Facts
        rows={[
          [words.growth, figure(member.growth)],
          [words.today, figure(today)],
          [words.next, next ? words.toNext(figure(next.missing), next.level) : words.top],
          [words.holdsUntil, holdsUntil && formatDate(lastDay(holdsUntil), language, beijing)],
          [
            words.levels,
            levels.length === 0 ? (
              words.noLevels
            ) : (
              <ul key="levels">
                {levels.map(({ level: each, growth: with_, since }) => (
                  <li key={since}>
                    {formatDateTime(since, language, beijing)} · {words.levelSince(each, figure(with_))}
                  </li>
                ))}
              </ul>
            ),
          ],
        ]}
      />
      <h3 className="mt-4 mb-1 font-semibold">{words.growthHistory(figure(growth.total))}</h3>
      <GrowthTable list={growth.list} />
    </Card>
  );
}

function GrowthTable({ list }: { list: readonly Entry[] }) {
  const words = useDict(consoleCustomerDict);
  const causes = useDict(membershipDict).cause;
  const language = useLanguage();
  if (list.length === 0) return <p className="text-grey">{words.noGrowth}</p>;
  const columns: DataColumn<Entry>[] = [
    {
      key: "cause",
      title: words.cause,
      cell: ({ cause, packageId, amount }) => (
        <>
          {causes[cause]} {packageId === null ? null : <ParcelLink packageId={packageId} />}{" "}
          {amount === null ? null : <span className="text-grey">{cnyText(amount)}</span>}
        </>
      ),
    },
    { key: "growth", title: words.amount, align: "right", cell: ({ growth }) => `+${formatNumber(growth, language, 0)}` },
    { key: "at", title: words.at, cell: ({ at }) => formatDateTime(at, language, beijing) },
    {
      key: "until",
      title: words.countsUntil,
      cell: ({ countsUntil }) => formatDate(lastDay(countsUntil), language, beijing),
    },
  ];
  return (
    <DataTable
      caption={words.growthHistory(String(list.length))}
      rows={list}
      rowId={({ id }) => id}
      columns={columns}
      maxHeight="320px"
    />
  );
}

/** The last instant of the day before one on which growth counts no more. */
function lastDay(countsUntil: string): Date {
  return new Date(Date.parse(`${countsUntil}T00:00:00+08:00`) - 1);
}
