import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { Button } from "../src/form/Button.tsx";
import { Sheet } from "../src/overlay/Sheet.tsx";
import { render } from "../testing/index.ts";

/** As the page of a payment has it: no dialog stands there before the first tap. */
function PageToPay({ onClose }: { onClose: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Pay</Button>
      <Sheet open={open} onClose={onClose} title="Password">
        <p>Six digits</p>
      </Sheet>
    </>
  );
}

// In a file of its own: whatever mounted a dialog before would have begun to watch for it.
it("the very first double tap of a page opens its sheet and does not close it", async () => {
  const closed = vi.fn();
  await render(<PageToPay onClose={closed} />);
  const opener = page.getByRole("button", { name: "Pay" });
  const { x: clientX, y: clientY } = opener.element().getBoundingClientRect();
  const tap = (target: Element) => {
    target.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, pointerType: "touch" }));
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1, clientX, clientY }));
  };
  tap(opener.element());
  const sheet = page.getByRole("dialog", { name: "Password" });
  await expect.poll(() => sheet.elements().length).toBe(1);
  tap(sheet.element());
  expect(closed).not.toHaveBeenCalled();
  await expect.element(page.getByText("Six digits")).toBeVisible();
});
