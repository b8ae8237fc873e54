import { useAction } from "@sihai/client";
import { customsForm } from "@sihai/contract/parcel";
import { formatAmount } from "@sihai/text";
import { consolePackingDict } from "@sihai/text/dict/console/packing";
import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button } from "@sihai/ui";
import { DataTable } from "@sihai/ui/table";
import { useDict } from "#console";
import { Facts } from "#desk";

/** The declaration with the recipient's number in clear; fetched only when asked for, because every look is noted. */
export function CustomsForm({ packageId }: { packageId: string }) {
  const words = useDict(consolePackingDict);
  const shared = useDict(consoleDict);
  const show = useAction(customsForm);
  const form = show.data;
  if (!form) {
    return (
      <div className="mt-4 flex flex-wrap items-center gap-3 border-t border-line pt-3">
        <Button small kind="plain" pending={show.pending} onClick={() => void show.run({ body: { packageId } })}>
          {words.showCustoms}
        </Button>
        <span className="text-note text-grey">{words.customsNote}</span>
      </div>
    );
  }
  return (
    <section aria-label={words.customs} className="mt-4 flex flex-col gap-3 border-t border-line pt-3">
      <h3 className="font-semibold">{words.customs}</h3>
      <Facts
        rows={[
          [words.identity, form.identityNumber ?? shared.none],
          [words.company, form.companyName],
          [words.totalUsd, formatAmount(form.totalUsd, "USD")],
        ]}
      />
      <DataTable
        caption={words.customs}
        rows={form.lines.map((line, index) => ({ ...line, key: String(index) }))}
        rowId={(line) => line.key}
        columns={[
          { key: "zh", title: words.nameZh, cell: (line) => line.name.zh },
          { key: "en", title: words.nameEn, cell: (line) => line.name.en },
          { key: "hs", title: words.hsCode, cell: (line) => line.hsCode },
          { key: "quantity", title: shared.quantity, align: "right", cell: (line) => line.quantity },
          { key: "value", title: words.value, align: "right", cell: (line) => formatAmount(line.valueUsd, "USD") },
        ]}
      />
    </section>
  );
}
