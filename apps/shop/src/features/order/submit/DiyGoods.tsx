import { platformNames, platforms } from "@sihai/domain/platform";
import { inLanguage } from "@sihai/text";
import { forwardingDict } from "@sihai/text/dict/forwarding";
import { Bound, Card, MoneyField, Select, TextArea, TextField, Uploader } from "@sihai/ui";
import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { uploadOwnPicture, useDict, useLanguage } from "#shop";
import { ClassField } from "../../forwarding/ClassField.tsx";
import { QuantityField } from "../../forwarding/QuantityField.tsx";
import type { DiyForm } from "./diy-schema.ts";

type PartProps = { form: UseFormReturn<DiyForm, unknown, DiyForm> };

/** What is to be bought, where, for how much. */
export function DiyGoods({ form }: PartProps) {
  const words = useDict(forwardingDict);
  return (
    <Card className="flex flex-col gap-4">
      <WhereAndWhat form={form} />
      <div className="grid grid-cols-2 items-start gap-3">
        <Bound form={form} name="unitPrice">
          {(field) => <MoneyField label={words.price} required {...field} />}
        </Bound>
        <Bound form={form} name="domesticFreight">
          {(field) => <MoneyField label={words.freight} hint={words.freightHint} required {...field} />}
        </Bound>
      </div>
      <Bound form={form} name="quantity">
        {({ value, onChange }) => <QuantityField label={words.itemQuantity} value={value} onChange={onChange} />}
      </Bound>
      <Bound form={form} name="classId">
        {({ value, onChange, onBlur, error }) => <ClassField value={value} onChange={onChange} onBlur={onBlur} error={error} />}
      </Bound>
      <Bound form={form} name="remark">
        {(field) => <TextArea label={words.diyRemark} hint={words.diyRemarkHint} rows={2} maxLength={300} {...field} />}
      </Bound>
      <Bound form={form} name="pictures">
        {({ value, onChange }) => (
          <Uploader
            label={words.pictures}
            hint={words.picturesHint}
            max={6}
            value={value}
            onChange={onChange}
            upload={uploadOwnPicture}
          />
        )}
      </Bound>
    </Card>
  );
}

/** The platform the link names, wherever it names one; another may be chosen still. What was chosen stays until the link is another one. */
function usePlatformOfLink(form: PartProps["form"]): void {
  const link = form.watch("link");
  const read = useRef(form.getValues("platform") === "" ? "" : link);
  useEffect(() => {
    if (link === read.current) return;
    let isOld = false;
    void import("@sihai/domain/links").then(({ parseLink }) => {
      const verdict = parseLink(link);
      if (isOld || verdict.kind === "unsupported") return;
      read.current = link;
      form.setValue("platform", verdict.platform, { shouldValidate: form.formState.isSubmitted });
    });
    return () => {
      isOld = true;
    };
  }, [link, form]);
}

/** The page it is found on, and what to choose there. */
function WhereAndWhat({ form }: PartProps) {
  const words = useDict(forwardingDict);
  const language = useLanguage();
  usePlatformOfLink(form);
  const shops = platforms.map((value) => ({ value: value as string, label: inLanguage(platformNames[value], language) }));
  return (
    <>
      <Bound form={form} name="link">
        {(field) => (
          <TextField
            label={words.diyLink}
            hint={words.diyLinkHint}
            required
            type="url"
            inputMode="url"
            maxLength={2000}
            {...field}
          />
        )}
      </Bound>
      <Bound form={form} name="platform">
        {(field) => (
          <Select
            label={words.platform}
            required
            placeholder={words.choosePlatform}
            options={[...shops, { value: "other", label: words.otherPlatform }]}
            {...field}
          />
        )}
      </Bound>
      <Bound form={form} name="name">
        {(field) => <TextField label={words.diyName} required maxLength={100} {...field} />}
      </Bound>
      <Bound form={form} name="options">
        {(field) => <TextField label={words.options} hint={words.optionsHint} maxLength={100} {...field} />}
      </Bound>
    </>
  );
}
