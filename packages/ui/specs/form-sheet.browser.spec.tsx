import { useState } from "react";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as z from "zod/mini";
import { Button } from "../src/form/Button.tsx";
import { Bound, useSchemaForm } from "../src/form/FormPage.tsx";
import { FormSheet } from "../src/form/FormSheet.tsx";
import { TextField } from "../src/form/TextField.tsx";
import { render, violations } from "../testing/index.ts";

const code = z.object({ code: z.string().check(z.minLength(1, "Enter the code")) });

function CodeSheet({ send }: { send: (code: string) => void }) {
  const [open, setOpen] = useState(false);
  const form = useSchemaForm(code, { code: "" });
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <FormSheet
        open={open}
        onClose={() => setOpen(false)}
        title="Code"
        submitText="Redeem"
        pending={false}
        form={form}
        onSubmit={(values) => send(values.code)}
      >
        <Bound form={form} name="code">
          {(field) => <TextField label="Code" {...field} />}
        </Bound>
      </FormSheet>
    </>
  );
}

const field = page.getByRole("textbox", { name: "Code" });

it("a sheet that is a form says what is missing at its field, and is sent by its button or by Enter", async () => {
  const send = vi.fn();
  await render(<CodeSheet send={send} />);
  await page.getByRole("button", { name: "Open" }).click();
  await page.getByRole("button", { name: "Redeem" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Enter the code");
  await expect.element(field).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  expect(await violations(document.body)).toEqual([]);
  await field.fill("AB12");
  await userEvent.keyboard("{Enter}");
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith("AB12"));
});
