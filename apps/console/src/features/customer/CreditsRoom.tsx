import { beijing, formatDate, formatDateTime, formatNumber, formatSigned } from "@sihai/text";
import { consoleCustomerDict } from "@sihai/text/dict/console/customer";
import { promotionDict } from "@sihai/text/dict/promotion";
import { Card } from "@sihai/ui";
import { type DataColumn, DataTable } from "@sihai/ui/table";
import { useDict, useLanguage } from "#console";
import { Facts, ParcelLink } from "#desk";
import type { Customer } from "./customer.ts";

type Bill = Customer["credits"]["list"][number];

/** What a customer has of credits, until when, and how they came and went of late. */
export function CreditsRoom({ credits }: Pick<Customer, "credits">) {
  const words = useDict(consoleCustomerDict);
  const language = useLanguage();
  const figure = (count: number) => formatNumber(count, language, 0);
  const columns = useColumns();
  return (
    <Card title={words.credits} aside={figure(credits.balance)}>
      <Facts
        rows={[
          [words.balance, figure(credits.balance)],
          [words.reserved, figure(credits.reserved)],
          [words.endsAt, formatDate(new Date(Date.parse(credits.endsAt) - 1), language, beijing)],
        ]}
      />
      <h3 className="mt-4 mb-1 font-semibold">{words.creditHistory(figure(credits.total))}</h3>
      {credits.list.length === 0 ? (
        <p className="text-grey">{words.noCredits}</p>
      ) : (
        <DataTable
          caption={words.creditHistory(figure(credits.total))}
          rows={credits.list}
          rowId={({ id }) => id}
          columns={columns}
          maxHeight="320px"
        />
      )}
    </Card>
  );
}

function useColumns(): DataColumn<Bill>[] {
  const words = useDict(consoleCustomerDict);
  const steps = useDict(promotionDict).creditsPage.steps;
  const language = useLanguage();
  const figure = (count: number) => formatNumber(count, language, 0);
  return [
    {
      key: "step",
      title: words.step,
      cell: ({ step, packageId }) => (
        <>
          {steps[step]} {packageId === null ? null : <ParcelLink packageId={packageId} />}
        </>
      ),
    },
    {
      key: "credits",
      title: words.amount,
      align: "right",
      cell: ({ credits: count }) => formatSigned(count, language),
    },
    { key: "after", title: words.after, align: "right", cell: ({ balanceAfter }) => figure(balanceAfter) },
    { key: "at", title: words.at, cell: ({ at }) => formatDateTime(at, language, beijing) },
  ];
}
