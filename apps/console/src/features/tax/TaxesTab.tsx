import { call, useAction, useEndpoint } from "@sihai/client";
import { checkTaxRules, exportTaxRules, listTaxRules } from "@sihai/contract/freight";
import { consoleTaxesDict } from "@sihai/text/dict/console-taxes";
import { Button, ChipGroup, Select, toastSuccess } from "@sihai/ui";
import { CheckCheck, Download, Plus, Upload } from "lucide-react";
import { useState } from "react";
import { useDict, usePageSearch } from "#console";
import { Beside, ReadTable, saveCsv, useDeskKeys } from "#desk";
import { TaxForm } from "./TaxForm.tsx";
import { TaxImport } from "./TaxImport.tsx";
import { TaxPanel } from "./TaxPanel.tsx";
import { taxColumnsBeside, useTaxColumns } from "./tax-columns.tsx";
import { keyOf, type TaxRow } from "./tax-rule.ts";
import { useTaxWords } from "./use-tax-words.ts";

const shownParts = ["now", "drafts", "all"] as const;
type Shown = (typeof shownParts)[number];
const inPart: Record<Shown, (state: TaxRow["state"]) => boolean> = {
  now: (state) => state === "in-force" || state === "scheduled" || state === "draft",
  drafts: (state) => state === "draft",
  all: () => true,
};

/** What countries ask of parcels, dated; one rule opens beside the list, a new one is made there. */
export function TaxesTab() {
  const words = useDict(consoleTaxesDict);
  const { country: nameOf } = useTaxWords();
  const [{ country, rule, show }, change] = usePageSearch("/rates");
  const [part, setPart] = useState<Shown>("now");
  const read = useEndpoint(listTaxRules, {}, { freshMs: 0 });
  const columns = useTaxColumns();
  const all = [...(read.data?.list ?? [])].sort((a, b) => nameOf(a.country).localeCompare(nameOf(b.country)));
  const shown = all.filter((row) => inPart[part](row.state) && (country === undefined || row.country === country));
  const open = all.find((row) => keyOf(row) === rule);
  const mine = shown.filter(({ mayCheck }) => mayCheck === "yes" || mayCheck === "alone");
  const codes = [...new Set(all.map((row) => row.country))];
  const close = () => change({ rule: undefined, show: undefined });
  const check = useAction(checkTaxRules, {
    refreshes: [listTaxRules],
    onDone: () => toastSuccess(words.checked(mine.length)),
  });
  useDeskKeys({ ids: shown.map(keyOf), open: rule, onOpen: (next) => change({ rule: next, show: undefined }) });

  /** The form stands beside the list; `end` and `next` begin from the rule that is open. */
  const panel =
    show === "import" ? (
      <TaxImport onClose={close} />
    ) : read.data && (show === "new" || show === "end") ? (
      <TaxForm
        key={`${show} ${rule ?? ""}`}
        from={open ?? null}
        isEnd={show === "end"}
        earliestDay={read.data.earliestDay}
        onClose={close}
      />
    ) : open ? (
      <TaxPanel key={keyOf(open)} row={open} onClose={close} />
    ) : null;

  async function save() {
    const { text } = await call(exportTaxRules, {});
    saveCsv("tax-rules.csv", text);
  }

  return (
    <>
      <p className="text-note text-grey">{words.hint}</p>
      <div className="flex flex-wrap items-center gap-3">
        <div className="w-[220px]">
          <Select
            label={words.country}
            hideLabel
            value={country ?? ""}
            onChange={(next) => change({ country: next || undefined })}
            options={[{ value: "", label: words.allCountries }, ...codes.map((value) => ({ value, label: nameOf(value) }))]}
          />
        </div>
        <ChipGroup
          label={words.show}
          value={part}
          onChange={setPart}
          options={shownParts.map((value) => ({ value, label: words.shown[value] }))}
        />
        <div className="ml-auto flex flex-wrap gap-2">
          {mine.length > 1 && part === "drafts" ? (
            <Button
              small
              icon={CheckCheck}
              pending={check.pending}
              onClick={() => void check.run({ body: { ruleIds: mine.map(({ ruleId }) => ruleId ?? "") } })}
            >
              {words.checkAll(mine.length)}
            </Button>
          ) : null}
          <Button small icon={Plus} onClick={() => change({ show: "new", rule: undefined })}>
            {words.add}
          </Button>
          <Button small kind="quiet" icon={Upload} onClick={() => change({ show: "import", rule: undefined })}>
            {words.import}
          </Button>
          <Button small kind="quiet" icon={Download} onClick={() => void save()}>
            {words.export}
          </Button>
        </div>
      </div>
      <Beside share="list" panel={panel}>
        <ReadTable
          read={read}
          caption={words.list}
          rows={shown}
          rowId={keyOf}
          columns={panel === null ? columns : columns.filter(({ key }) => taxColumnsBeside.includes(key))}
          onOpen={(row) => change({ rule: keyOf(row), show: undefined })}
          emptyText={words.empty}
        />
      </Beside>
    </>
  );
}
