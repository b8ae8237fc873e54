import { paymentDict } from "@sihai/text/dict/payment";
import { Button, Notice, Sheet } from "@sihai/ui";
import type { ReactNode } from "react";
import { go, here, useDict } from "#shop";

type NoPasswordSheetProps = {
  open: boolean;
  onClose: () => void;
  /** Why one is needed. */
  children: ReactNode;
};

/** For who has no payment password yet: to where it is set, and back here. */
export function NoPasswordSheet({ open, onClose, children }: NoPasswordSheetProps) {
  const words = useDict(paymentDict);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.passwordTitle}
      footer={
        <Button wide onClick={() => go("/user/password/pay", { mode: "set", back: here() })}>
          {words.setPassword}
        </Button>
      }
    >
      <Notice tone="brand">{children}</Notice>
    </Sheet>
  );
}
