import { LinkButton, Notice } from "@sihai/ui";
import { href } from "#shop";

/** What waits until a debt is repaid, with the way to repay it. */
export function RepayNotice({ act, children }: { act: string; children: string }) {
  return (
    <Notice
      tone="warn"
      action={
        <LinkButton small href={href("/recharge/index")}>
          {act}
        </LinkButton>
      }
    >
      {children}
    </Notice>
  );
}
