import { listGoodsClasses } from "@sihai/contract/freight";
import { inLanguage } from "@sihai/text";
import { forwardingDict } from "@sihai/text/dict/forwarding";
import { Select } from "@sihai/ui";
import { useDict, useEndpoint, useLanguage } from "#shop";

type ClassFieldProps = { value: string; onChange: (classId: string) => void; onBlur?: () => void; error?: string | undefined };

/** The goods' class decides which lines may take it later; those that not every line takes say so. */
export function ClassField({ value, onChange, onBlur, error }: ClassFieldProps) {
  const words = useDict(forwardingDict);
  const language = useLanguage();
  const classes = useEndpoint(listGoodsClasses, {}, { freshMs: 600_000 });
  const choices = (classes.data?.classes ?? []).filter(({ id, isOpen }) => isOpen || id === value);
  return (
    <Select
      label={words.itemClass}
      required
      placeholder={words.chooseClass}
      hint={words.classHint}
      value={value}
      error={error}
      onChange={onChange}
      onBlur={onBlur}
      options={choices.map(({ id, name, needsChecking }) => {
        const label = inLanguage(name, language);
        return { value: id, label: needsChecking ? words.needsChecking(label) : label };
      })}
    />
  );
}
