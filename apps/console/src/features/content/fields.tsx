import {
  advertPictures,
  advertPositions,
  advertTones,
  articleGroups,
  type ContentKind,
  noticeTones,
} from "@sihai/contract/content";
import { consoleContentDict } from "@sihai/text/dict/console/site/content";
import { Bound, Select, TextArea, TextField, type useSchemaForm } from "@sihai/ui";
import { useDict } from "#console";
import type { ContentEntry } from "./entry.ts";

type FieldsProps = { form: ReturnType<typeof useSchemaForm<ContentEntry>>; kind: ContentKind };

/** Where a text stands and how it looks. */
export function PlaceFields({ form, kind }: FieldsProps) {
  const words = useDict(consoleContentDict);
  const named = <Value extends string>(values: readonly Value[], names: Readonly<Record<Value, string>>) =>
    values.map((value) => ({ value, label: names[value] }));
  if (kind === "article")
    return (
      <div className="grid grid-cols-2 gap-3">
        <Bound form={form} name="group">
          {(field) => <Select label={words.group} options={named(articleGroups, words.places)} {...field} />}
        </Bound>
        <OrderField form={form} kind={kind} />
      </div>
    );
  return (
    <div className="grid grid-cols-2 gap-3">
      {kind === "notice" ? (
        <Bound form={form} name="noticeTone">
          {(field) => <Select label={words.kind} options={named(noticeTones, words.places)} {...field} />}
        </Bound>
      ) : (
        <>
          <Bound form={form} name="position">
            {(field) => <Select label={words.position} options={named(advertPositions, words.places)} {...field} />}
          </Bound>
          <OrderField form={form} kind={kind} />
          <Bound form={form} name="tone">
            {(field) => <Select label={words.tone} options={named(advertTones, words.tones)} {...field} />}
          </Bound>
          <Bound form={form} name="picture">
            {(field) => <Select label={words.picture} options={named(advertPictures, words.pictures)} {...field} />}
          </Bound>
        </>
      )}
      <Bound form={form} name="link">
        {(field) => (
          <TextField label={words.link} hint={words.linkHint} required={kind === "advert"} maxLength={200} {...field} />
        )}
      </Bound>
    </div>
  );
}

function OrderField({ form }: FieldsProps) {
  const words = useDict(consoleContentDict);
  return (
    <Bound form={form} name="order">
      {(field) => <TextField label={words.order} hint={words.orderHint} inputMode="numeric" maxLength={3} {...field} />}
    </Bound>
  );
}

/** The words in both languages. */
export function WordsFields({ form, kind }: FieldsProps) {
  const words = useDict(consoleContentDict);
  return (
    <>
      {kind === "article" ? <p className="text-note text-grey wrap-anywhere">{words.articleHint}</p> : null}
      {(["zh", "en"] as const).map((language) => (
        <fieldset key={language} className="flex flex-col gap-3 rounded-control border border-line p-3">
          <legend className="px-1 font-semibold">{language === "zh" ? words.inZh : words.inEn}</legend>
          {kind === "notice" ? null : (
            <Bound form={form} name={`${language}Title`}>
              {(field) => <TextField label={words.heading} maxLength={kind === "advert" ? 40 : 120} {...field} />}
            </Bound>
          )}
          {kind === "article" ? (
            <Bound form={form} name={`${language}Summary`}>
              {(field) => <TextField label={words.summary} maxLength={300} {...field} />}
            </Bound>
          ) : null}
          <Bound form={form} name={`${language}Text`}>
            {(field) => <TextArea label={words.text} {...textLimits[kind]} {...field} />}
          </Bound>
        </fieldset>
      ))}
    </>
  );
}

const textLimits = {
  article: { rows: 14, maxLength: 40_000 },
  advert: { rows: 2, maxLength: 120 },
  notice: { rows: 3, maxLength: 300 },
};
