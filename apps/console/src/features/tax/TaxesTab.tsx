import { call, useAction, useEndpoint } from "@sihai/client";
import { checkTaxRules, exportTaxRules, listTaxRules } from "@sihai/contract/tax";
import { consoleTaxDict } from "@sihai/text/dict/console/tax";
import { Button, ChipGroup, Select, toastSuccess } from "@sihai/ui";
import { CheckCheck, Download, Plus, Upload } from "lucide-react";
import { useDict, usePageSearch } from "#console";
import { Beside, ReadTable, saveCsv, useDeskKeys } from "#desk";
import { TaxForm } from "./TaxForm.tsx";
import { TaxImport } from "./TaxImport.tsx";
import { TaxPanel } from "./TaxPanel.tsx";
import { taxColumnsBeside, useTaxColumns } from "./tax-columns.tsx";
import { keyOf, type TaxRow } from "./tax-rule.ts";
import { useTaxWords } from "./use-tax-words.ts";

const parts = ["now", "drafts", "all"] as const;
type Part = (typeof parts)[number];
const inPart: Record<Part, (state: TaxRow["state"]) => boolean> = {
  now: (state) => state === "in-force" || state === "scheduled" || state === "draft",
  drafts: (state) => state === "draft",
  all: () => true,
};

/** What countries ask of parcels, dated; one rule opens beside the list, a new one is made there. */
export function TaxesTab() {
  const words = useDict(consoleTaxDict);
  const { country: nameOf } = useTaxWords();
  const [{ country, rule, show, part = "now" }, change] = usePageSearch("/rates");
  const read = useEndpoint(listTaxRules, {}, { freshMs: 0 });
  const columns = useTaxColumns();
  const all = [...(read.data?.list ?? [])].sort((a, b) => nameOf(a.country).localeCompare(nameOf(b.country)));
  const shown = all.filter((row) => inPart[part](row.state) && (country === undefined || row.country === country));
  useDeskKeys({ ids: shown.map(keyOf), open: rule, onOpen: (next) => change({ rule: next, show: undefined }) });
  const hasPanel = show !== undefined || all.some((row) => keyOf(row) === rule);

  return (
    <>
      <p className="text-note text-grey">{words.hint}</p>
      <div className="flex flex-wrap items-center gap-3">
        <TaxFilters
          codes={[...new Set(all.map((row) => row.country))]}
          part={part}
          onPart={(next) => change({ part: next === "now" ? undefined : next })}
        />
        <TaxActions toCheck={part === "drafts" ? shown.filter(isCheckable) : []} />
      </div>
      <Beside share="list" panel={hasPanel ? <TaxSide all={all} earliestDay={read.data?.earliestDay ?? null} /> : null}>
        <ReadTable
          read={read}
          caption={words.list}
          rows={shown}
          rowId={keyOf}
          columns={hasPanel ? columns.filter(({ key }) => taxColumnsBeside.includes(key)) : columns}
          openId={rule}
          onOpen={(row) => change({ rule: keyOf(row), show: undefined })}
          emptyText={words.empty}
        />
      </Beside>
    </>
  );
}

function isCheckable({ mayCheck }: TaxRow): boolean {
  return mayCheck === "yes" || mayCheck === "alone";
}

/** Beside the list: the import, a form (`end` and `next` begin from the rule that is open), or the rule itself. */
function TaxSide({ all, earliestDay }: { all: readonly TaxRow[]; earliestDay: string | null }) {
  const [{ rule, show }, change] = usePageSearch("/rates");
  const open = all.find((row) => keyOf(row) === rule);
  const close = () => change({ rule: undefined, show: undefined });
  if (show === "import") return <TaxImport onClose={close} />;
  if (show !== undefined && earliestDay !== null)
    return (
      <TaxForm
        key={`${show} ${rule ?? ""}`}
        from={open ?? null}
        isEnd={show === "end"}
        earliestDay={earliestDay}
        onClose={close}
      />
    );
  return open ? <TaxPanel key={keyOf(open)} row={open} onClose={close} /> : null;
}

type TaxFiltersProps = { codes: readonly string[]; part: Part; onPart: (part: Part) => void };

function TaxFilters({ codes, part, onPart }: TaxFiltersProps) {
  const words = useDict(consoleTaxDict);
  const { country: nameOf } = useTaxWords();
  const [{ country }, change] = usePageSearch("/rates");
  return (
    <>
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
        onChange={onPart}
        options={parts.map((value) => ({ value, label: words.shown[value] }))}
      />
    </>
  );
}

/** Check all drafts at once, add one, import or save the file. */
function TaxActions({ toCheck }: { toCheck: readonly TaxRow[] }) {
  const words = useDict(consoleTaxDict);
  const [, change] = usePageSearch("/rates");
  const check = useAction(checkTaxRules, {
    refreshes: [listTaxRules],
    onDone: (_, { body }) => toastSuccess(words.checked(body.ruleIds.length)),
  });

  async function save() {
    const { text } = await call(exportTaxRules, {});
    saveCsv("tax-rules.csv", text);
  }

  return (
    <div className="ml-auto flex flex-wrap gap-2">
      {toCheck.length > 1 ? (
        <Button
          small
          icon={CheckCheck}
          pending={check.pending}
          onClick={() => void check.run({ body: { ruleIds: toCheck.map(({ ruleId }) => ruleId ?? "") } })}
        >
          {words.checkAll(toCheck.length)}
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
  );
}
