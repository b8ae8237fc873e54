import { formatAmount } from "@sihai/text";
import { type StorageWords, storageDict } from "@sihai/text/dict/storage";
import {
  Bound,
  Button,
  Card,
  EmptyState,
  type Fault,
  FieldFrame,
  FormPage,
  faultSchema,
  IconButton,
  MoneyField,
  Page,
  Stepper,
  TextField,
  TextLink,
  toastSuccess,
  useDraftForm,
} from "@sihai/ui";
import { Trash2 } from "lucide-react";
import { useMemo } from "react";
import { type UseFormReturn, useFieldArray } from "react-hook-form";
import { finish, here, href, useDict } from "#shop";
import { type DraftLine, useParcelSubmit } from "../../../stores/parcel-submit.ts";
import { UnprintableNotice } from "../../address/UnprintableNotice.tsx";
import { declaredTotal } from "../submit/submit-total.ts";
import { useBenchRules } from "../submit/use-bench-rules.ts";
import { lineFaults, overDeclared } from "./line-faults.ts";

type Declaration = { lines: DraftLine[] };
type DeclarationForm = UseFormReturn<Declaration, unknown, Declaration>;

const draft = {
  read: (): Declaration => ({ lines: useParcelSubmit.getState().declaration ?? [] }),
  keep({ lines }: Declaration): void {
    useParcelSubmit.setState({ declaration: lines });
  },
};

/** The declaration of a parcel that is not submitted yet. Every change is kept at once. */
export function DeclarationEditor({ back }: { back: string | undefined }) {
  const isBegun = useParcelSubmit((state) => state.declaration !== null);
  return isBegun ? <Lines back={back} /> : <NoLines />;
}

function Lines({ back }: { back: string | undefined }) {
  const words = useDict(storageDict);
  const { declarationLinesMost: most, declaredValueMost } = useBenchRules().terms ?? {};
  const schema = useMemo(
    () => faultSchema<Declaration>(({ lines }) => [...faultsOf(lines, words), ...overFault(lines, declaredValueMost, words)]),
    [words, declaredValueMost],
  );
  const form = useDraftForm(schema, draft);
  const { fields, append, remove, replace } = useFieldArray({ control: form.control, name: "lines" });
  const proposed = useParcelSubmit((state) => state.proposedLines);
  const total = declaredTotal(form.watch("lines"));

  function restore() {
    replace(proposed);
    form.clearErrors();
    toastSuccess(words.restored);
  }

  return (
    <FormPage
      title={words.declarationTitle}
      form={form}
      submitText={words.save}
      pending={false}
      onSubmit={() => finish(back)}
      className="flex flex-col gap-3"
      footerAside={
        <p className="min-w-0 flex-1 text-body">
          {words.declaredTotal} <strong className="block text-title">{formatAmount(total, "USD")}</strong>
        </p>
      }
    >
      <p className="px-1 text-note text-grey">{words.declarationHelp}</p>
      {fields.map(({ id }, index) => (
        <LineCard key={id} form={form} index={index} onRemove={fields.length > 1 ? () => remove(index) : null} />
      ))}
      <Button
        wide
        kind="quiet"
        disabledReason={most !== undefined && fields.length >= most ? words.linesMax(most) : null}
        onClick={() => append({ itemIds: [], name: { zh: "", en: "" }, hsCode: "", quantity: 1, value: "" })}
      >
        {words.addLine}
      </Button>
      {proposed.length > 0 ? (
        <Button wide kind="plain" onClick={restore}>
          {words.restore}
        </Button>
      ) : null}
    </FormPage>
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

type LineCardProps = {
  form: DeclarationForm;
  index: number;
  /** Null for the only line. */
  onRemove: (() => void) | null;
};

/** One line of the declaration, to be edited. */
function LineCard({ form, index, onRemove }: LineCardProps) {
  const words = useDict(storageDict);
  const name = form.watch(`lines.${index}.name`);
  const removing = onRemove ? <IconButton icon={Trash2} danger label={words.removeLine} onClick={onRemove} /> : null;
  return (
    <Card title={words.lineNo(index + 1)} aside={removing} className="flex flex-col gap-3">
      <Bound form={form} name={`lines.${index}.name.en`}>
        {(field) => <TextField label={words.nameEn} required maxLength={60} {...field} />}
      </Bound>
      <Bound form={form} name={`lines.${index}.name.zh`}>
        {(field) => <TextField label={words.nameZh} required maxLength={60} {...field} />}
      </Bound>
      <UnprintableNotice of="goods" texts={[name.en, name.zh]} />
      <TextLink href={href("/package/declaration/names", { itemId: String(index), back: here() })}>{words.names}</TextLink>
      <div className="grid grid-cols-2 gap-3">
        <Bound form={form} name={`lines.${index}.quantity`}>
          {({ value, onChange }) => (
            <FieldFrame label={words.quantity}>
              {() => (
                <div>
                  <Stepper label={words.quantity} value={value} onChange={onChange} />
                </div>
              )}
            </FieldFrame>
          )}
        </Bound>
        <Bound form={form} name={`lines.${index}.hsCode`}>
          {({ onChange, ...field }) => (
            <TextField
              label={words.hsCode}
              inputMode="numeric"
              maxLength={10}
              onChange={(hsCode) => onChange(hsCode.replace(/\D/g, ""))}
              {...field}
            />
          )}
        </Bound>
      </div>
      <Bound form={form} name={`lines.${index}.value`}>
        {(field) => <MoneyField label={words.declaredValue} currency="USD" required {...field} />}
      </Bound>
    </Card>
  );
}

function isLeftOut(text: string): boolean {
  return text.trim() === "";
}

function faultsOf(lines: readonly DraftLine[], words: StorageWords): Fault<Declaration>[] {
  return lines.flatMap((line, index): Fault<Declaration>[] => {
    const { nameEn, nameZh, value } = lineFaults(line);
    return [
      [`lines.${index}.name.en`, nameEn ? (isLeftOut(line.name.en) ? words.nameNeeded : words.nameInLatin) : null],
      [`lines.${index}.name.zh`, nameZh ? words.nameNeeded : null],
      [`lines.${index}.value`, value ? (isLeftOut(line.value) ? words.valueNeeded : words.valueZero) : null],
    ];
  });
}

/** Of lines that come to more than may be declared, the dearest is marked: there is most to check. */
function overFault(lines: readonly DraftLine[], most: string | undefined, words: StorageWords): Fault<Declaration>[] {
  const fault = overDeclared(declaredTotal(lines), most, words);
  if (fault === null) return [];
  const values = lines.map(({ value }) => Number(value) || 0);
  const dearest = values.indexOf(Math.max(...values));
  return [[`lines.${dearest}.value`, fault]];
}
