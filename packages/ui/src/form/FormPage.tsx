import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { type ReactNode, useEffect, useRef } from "react";
import {
  Controller,
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type RefCallBack,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import { Page } from "../layout/Page.tsx";
import { Button } from "./Button.tsx";
import { focusFirstFault } from "./focus-first-fault.ts";
import { hasNoNumber } from "./no-number.ts";

export type Schema<Values extends FieldValues> = Parameters<typeof standardSchemaResolver<Values, unknown, Values>>[0];

/** A form over a `zod/mini` schema: checks on leaving a field, and puts focus on the first error when sent. */
export function useSchemaForm<Values extends FieldValues>(
  schema: Schema<Values>,
  defaultValues: DefaultValues<Values>,
): UseFormReturn<Values, unknown, Values> {
  return useForm<Values, unknown, Values>({
    resolver: standardSchemaResolver(schema),
    defaultValues,
    mode: "onTouched",
    shouldFocusError: true,
  });
}

export type BoundField<Value> = {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  ref: RefCallBack;
  error: string | undefined;
};

type BoundProps<Values extends FieldValues, Name extends FieldPath<Values>> = {
  form: UseFormReturn<Values, unknown, Values>;
  name: Name;
  children: (field: BoundField<FieldPathValue<Values, Name>>) => ReactNode;
};

/** Ties a field of the kit to the form: `<Bound form={form} name="email">{(field) => <TextField label={…} {...field} />}</Bound>`. */
export function Bound<Values extends FieldValues, Name extends FieldPath<Values>>({
  form,
  name,
  children,
}: BoundProps<Values, Name>) {
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <>
          {children({
            name: field.name,
            value: field.value,
            onChange: field.onChange,
            onBlur: field.onBlur,
            ref: field.ref,
            error: fieldState.error?.message,
          })}
        </>
      )}
    />
  );
}

export type FormProps<Values extends FieldValues> = {
  form: UseFormReturn<Values, unknown, Values>;
  onSubmit: (values: Values) => unknown;
  children: ReactNode;
  id?: string;
  className?: string;
};

/** The form element: no browser bubbles, one submit at a time; a press that finds faults goes to the first on the page, a field or not. */
export function Form<Values extends FieldValues>({
  form,
  onSubmit,
  children,
  id,
  className = "flex flex-col gap-4",
}: FormProps<Values>) {
  const isRefused = useRef(false);
  const { submitCount } = form.formState;
  // With this count the marks have come: before, a busy phone shows none yet.
  useEffect(() => {
    if (submitCount > 0 && isRefused.current) focusFirstFault();
    isRefused.current = false;
  }, [submitCount]);
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.stopPropagation();
        if (hasNoNumber(event.currentTarget)) {
          event.preventDefault();
          void form.trigger().then(focusFirstFault);
          return;
        }
        const onRefused = () => {
          isRefused.current = true;
        };
        void form.handleSubmit(async (values) => void (await onSubmit(values)), onRefused)(event);
      }}
      className={className}
    >
      {children}
    </form>
  );
}

type FormPageProps<Values extends FieldValues> = Omit<FormProps<Values>, "id"> & {
  title: string;
  submitText: string;
  /** The action is running. */
  pending: boolean;
  disabledReason?: string | null;
  /** Left of the button: a total, a second button. */
  footerAside?: ReactNode;
  back?: boolean | (() => void);
  actions?: ReactNode;
  /** Above the form and no part of it. */
  before?: ReactNode;
};

/** A page that is one form, with its button at the bottom of the screen. */
export function FormPage<Values extends FieldValues>(props: FormPageProps<Values>) {
  const { title, submitText, pending, disabledReason, footerAside, back, actions, before, ...form } = props;
  return (
    <Page
      title={title}
      actions={actions}
      {...(back === undefined ? {} : { back })}
      footer={
        <>
          {footerAside}
          <Button wide type="submit" form="page-form" pending={pending} disabledReason={disabledReason}>
            {submitText}
          </Button>
        </>
      }
    >
      {before}
      <Form id="page-form" {...form} />
    </Page>
  );
}
