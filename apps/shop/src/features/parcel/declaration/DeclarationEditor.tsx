import { formatAmount } from "@sihai/text";
import { type StorageWords, storageDict } from "@sihai/text/dict/storage";
import { Button, Card, EmptyState, IconButton, MoneyField, NumberField, Page, TextField, TextLink, useFaults } from "@sihai/ui";
import { Trash2 } from "lucide-react";
import { finish, here, href, useDict } from "#shop";
import { type DraftLine, useParcelSubmit } from "../../../stores/parcel-submit.ts";
import { UnprintableNotice } from "../../address/UnprintableNotice.tsx";
import { declaredTotal } from "../submit/submit-total.ts";
import { useBenchRules } from "../submit/use-bench-rules.ts";
import { isComplete, lineFaults } from "./line-faults.ts";

/** The declaration of a parcel that is not submitted yet. Every change is kept at once. */
export function DeclarationEditor({ back }: { back: string | undefined }) {
  const words = useDict(storageDict);
  const lines = useParcelSubmit((state) => state.declaration);
  const most = useBenchRules().terms?.declarationLinesMost;
  const faulty = lines?.every(isComplete) === false;
  const faults = useFaults({ lines: faulty ? words.valueZero : null });
  if (lines === null) return <NoLines />;

  function done() {
    if (faults.press() === null) finish(back);
  }
  function restore() {
    useParcelSubmit.setState({ declaration: null });
    finish(back);
  }

  return (
    <Page title={words.declarationTitle} footer={<TotalAndSave lines={lines} onSave={done} />}>
      <p className="px-1 text-note text-grey">{words.declarationHelp}</p>
      {lines.map((line, index) => (
        <LineCard
          key={`line-${index + 1}`}
          line={line}
          index={index}
          isTried={faults.isPressed}
          onChange={(part) => keep(lines.map((each, at) => (at === index ? { ...each, ...part } : each)))}
          onRemove={lines.length > 1 ? () => keep(lines.filter((_, at) => at !== index)) : null}
        />
      ))}
      <Button
        wide
        kind="quiet"
        disabledReason={most !== undefined && lines.length >= most ? words.linesMax(most) : null}
        onClick={() => keep([...lines, { itemIds: [], name: { zh: "", en: "" }, hsCode: "", quantity: 1, value: "" }])}
      >
        {words.addLine}
      </Button>
      <Button wide kind="plain" onClick={restore}>
        {words.restore}
      </Button>
    </Page>
  );
}

function NoLines() {
  const words = useDict(storageDict);
  const toStorage = { label: words.title, href: href("/order/in-storage/goods-list") };
  return (
    <Page title={words.declarationTitle}>
      <EmptyState picture="box" text={words.noLinesYet} action={toStorage} />
    </Page>
  );
}

function TotalAndSave({ lines, onSave }: { lines: readonly DraftLine[]; onSave: () => void }) {
  const words = useDict(storageDict);
  return (
    <div className="flex w-full items-center gap-3">
      <p className="min-w-0 flex-1 text-body">
        {words.declaredTotal} <strong className="block text-title">{formatAmount(declaredTotal(lines), "USD")}</strong>
      </p>
      <Button onClick={onSave}>{words.save}</Button>
    </div>
  );
}

type LineCardProps = {
  line: DraftLine;
  index: number;
  isTried: boolean;
  onChange: (part: Partial<DraftLine>) => void;
  /** Null for the only line. */
  onRemove: (() => void) | null;
};

/** One line of the declaration, to be edited. */
function LineCard({ line, index, isTried, onChange, onRemove }: LineCardProps) {
  const words = useDict(storageDict);
  const faults = useFaults(faultsOf(line, words), isTried);
  const remove = onRemove ? <IconButton icon={Trash2} danger label={words.removeLine} onClick={onRemove} /> : null;
  return (
    <Card title={words.lineNo(index + 1)} aside={remove} className="flex flex-col gap-3">
      <TextField
        label={words.nameEn}
        required
        maxLength={60}
        value={line.name.en}
        onChange={(en) => onChange({ name: { ...line.name, en } })}
        {...faults.of("nameEn")}
      />
      <TextField
        label={words.nameZh}
        required
        maxLength={60}
        value={line.name.zh}
        onChange={(zh) => onChange({ name: { ...line.name, zh } })}
        {...faults.of("nameZh")}
      />
      <UnprintableNotice of="goods" texts={[line.name.en, line.name.zh]} />
      <TextLink href={href("/package/declaration/names", { itemId: String(index), back: here() })}>{words.names}</TextLink>
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          label={words.quantity}
          decimals={0}
          maxDigits={4}
          value={String(line.quantity)}
          onChange={(quantity) => onChange({ quantity: Math.max(1, Number(quantity) || 1) })}
        />
        <TextField
          label={words.hsCode}
          inputMode="numeric"
          maxLength={10}
          value={line.hsCode}
          onChange={(hsCode) => onChange({ hsCode: hsCode.replace(/\D/g, "") })}
        />
      </div>
      <MoneyField
        label={words.declaredValue}
        currency="USD"
        required
        value={line.value}
        onChange={(value) => onChange({ value })}
        {...faults.of("value")}
      />
    </Card>
  );
}

function keep(declaration: DraftLine[]): void {
  useParcelSubmit.setState({ declaration });
}

function faultsOf(line: DraftLine, words: StorageWords) {
  const { nameEn, nameZh, value } = lineFaults(line);
  return {
    nameEn: nameEn ? words.nameNeeded : null,
    nameZh: nameZh ? words.nameNeeded : null,
    value: value ? words.valueZero : null,
  };
}
