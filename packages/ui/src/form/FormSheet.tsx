import { type ReactNode, useId } from "react";
import type { FieldValues } from "react-hook-form";
import { Sheet } from "../overlay/Sheet.tsx";
import { Button, type ButtonKind } from "./Button.tsx";
import { Form, type FormProps } from "./FormPage.tsx";

type FormSheetProps<Values extends FieldValues> = Omit<FormProps<Values>, "id"> & {
  open: boolean;
  onClose: () => void;
  title: string;
  submitText: ReactNode;
  /** The action is running. */
  pending: boolean;
  kind?: ButtonKind;
  disabledReason?: string | null;
};

/** A panel from below that is one form, with its button at the foot; Enter in a field sends it too. */
export function FormSheet<Values extends FieldValues>(props: FormSheetProps<Values>) {
  const { open, onClose, title, submitText, pending, kind = "primary", disabledReason, ...form } = props;
  const id = useId();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <Button wide type="submit" form={id} kind={kind} pending={pending} disabledReason={disabledReason}>
          {submitText}
        </Button>
      }
    >
      <Form id={id} {...form} />
    </Sheet>
  );
}
