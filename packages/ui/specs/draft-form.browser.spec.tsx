import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Bound, FormPage } from "../src/form/FormPage.tsx";
import { faultSchema } from "../src/form/fault-schema.ts";
import { TextField } from "../src/form/TextField.tsx";
import { useDraftForm } from "../src/form/use-draft-form.ts";
import { render } from "../testing/index.ts";

type Wish = { goods: string; sum: string };

/** A draft kept beside the page, and the most a wish may come to. */
function draftOf(values: Wish) {
  const kept = { ...values };
  return { kept, read: () => kept, keep: (next: Wish) => void Object.assign(kept, next) };
}

const upTo = (most: number) =>
  faultSchema<Wish>(({ goods, sum }) => [
    ["goods", goods === "" ? "Say what" : null],
    ["sum", Number(sum) > most ? `At most ${most}` : null],
  ]);
const [upTo10, upTo99] = [upTo(10), upTo(99)];

function WishPage({
  draft,
  schema = upTo10,
  send,
}: {
  draft: ReturnType<typeof draftOf>;
  schema?: typeof upTo10;
  send?: () => void;
}) {
  const form = useDraftForm<Wish>(schema, draft);
  return (
    <FormPage title="Wish" form={form} submitText="Send" pending={false} onSubmit={() => send?.()}>
      <Bound form={form} name="goods">
        {(field) => <TextField label="Goods" {...field} />}
      </Bound>
      <div style={{ height: 1200 }} />
      <Bound form={form} name="sum">
        {(field) => <TextField label="Sum" {...field} />}
      </Bound>
    </FormPage>
  );
}

const goods = page.getByRole("textbox", { name: "Goods" });
const sum = page.getByRole("textbox", { name: "Sum" });
const send = page.getByRole("button", { name: "Send" });

it("begins with the draft and keeps each letter in it at once", async () => {
  const draft = draftOf({ goods: "Tea", sum: "" });
  await render(<WishPage draft={draft} />);
  await expect.element(goods).toHaveValue("Tea");
  await goods.click();
  await userEvent.keyboard("{End}pot");
  expect(draft.kept).toEqual({ goods: "Teapot", sum: "" });
});

it("sent with faults marks each at its field, goes to the first, and sends nothing until they are mended", async () => {
  const sent = vi.fn();
  await render(<WishPage draft={draftOf({ goods: "", sum: "50" })} send={sent} />);
  scrollTo(0, 2000);
  await send.click();
  await expect.element(goods).toHaveAccessibleDescription("Say what");
  await expect.element(goods).toHaveFocus();
  await expect.element(goods).toBeInViewport();
  await expect.element(sum).toHaveAccessibleDescription("At most 10");
  expect(sent).not.toHaveBeenCalled();
  await goods.fill("Tea");
  await sum.fill("5");
  await send.click();
  expect(sent).toHaveBeenCalledOnce();
});

it("judges shown faults anew when what they depend on beside the fields is another, and shows none before", async () => {
  const draft = draftOf({ goods: "Tea", sum: "50" });
  const { rerender: again } = await render(<WishPage draft={draft} />);
  again(<WishPage draft={draft} schema={upTo99} />);
  again(<WishPage draft={draft} />);
  await expect.element(sum).not.toHaveAttribute("aria-invalid");
  await send.click();
  await expect.element(sum).toHaveAccessibleDescription("At most 10");
  again(<WishPage draft={draft} schema={upTo99} />);
  await expect.element(sum).not.toHaveAttribute("aria-invalid");
});
