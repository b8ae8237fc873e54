import { type ReactNode, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as z from "zod/mini";
import { Checkbox } from "../src/form/Choices.tsx";
import { FieldFrame } from "../src/form/Field.tsx";
import { Bound, Form, FormPage, useSchemaForm } from "../src/form/FormPage.tsx";
import { NumberField } from "../src/form/NumberField.tsx";
import { Select } from "../src/form/Select.tsx";
import { TextField } from "../src/form/TextField.tsx";
import { cutOff, render, violations } from "../testing/index.ts";

type Address = { name: string; city: string; country: string; agreed: boolean };
const address = z.object({
  name: z.string().check(z.minLength(1, "Enter a name")),
  city: z.string().check(z.minLength(2, "Enter a city")),
  country: z.string(),
  agreed: z.boolean().check(z.refine((agreed) => agreed, "Please agree")),
});

type Given = {
  send?: (values: Address) => unknown;
  refused?: { path: keyof Address; message: string };
  pending?: boolean;
  disabledReason?: string;
  aside?: ReactNode;
};

function AddressPage({ send = () => undefined, refused, pending = false, disabledReason, aside }: Given) {
  const form = useSchemaForm<Address>(address, { name: "", city: "", country: "", agreed: false });
  return (
    <FormPage
      title="Address"
      form={form}
      submitText="Keep"
      pending={pending}
      disabledReason={disabledReason ?? null}
      footerAside={aside}
      onSubmit={(values) => {
        send(values);
        if (refused) form.setError(refused.path, { message: refused.message }, { shouldFocus: true });
      }}
    >
      <Bound form={form} name="name">
        {(field) => <TextField label="Name" {...field} />}
      </Bound>
      <Bound form={form} name="city">
        {(field) => <TextField label="City" {...field} />}
      </Bound>
      <Bound form={form} name="country">
        {(field) => <Select label="Country" {...field} options={[{ value: "DE", label: "Germany" }]} placeholder="Choose" />}
      </Bound>
      <div style={{ height: 1200 }} />
      <Bound form={form} name="agreed">
        {({ value, ...field }) => <Checkbox label="I agree" checked={value} {...field} />}
      </Bound>
    </FormPage>
  );
}

function WeightPage({ send }: { send: (values: { weight: string }) => unknown }) {
  const form = useSchemaForm<{ weight: string }>(z.object({ weight: z.string() }), { weight: "" });
  return (
    <FormPage title="Weight" form={form} submitText="Keep" pending={false} onSubmit={send}>
      <Bound form={form} name="weight">
        {(field) => <NumberField label="Weight" {...field} />}
      </Bound>
    </FormPage>
  );
}

it("a form is not sent while a field that may be empty shows what is no number; it goes there", async () => {
  const send = vi.fn();
  await render(<WeightPage send={send} />);
  const weight = page.getByRole("textbox", { name: "Weight" });
  await weight.click();
  await userEvent.keyboard("1e3");
  await page.getByRole("button", { name: "Keep" }).click();
  await expect.element(weight).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await weight.fill("1000");
  await page.getByRole("button", { name: "Keep" }).click();
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ weight: "1000" }));
});

const name = page.getByRole("textbox", { name: "Name" });
const city = page.getByRole("textbox", { name: "City" });
const keep = page.getByRole("button", { name: "Keep" });

describe("a page that is one form", () => {
  it("has its title, its button in sight, and nothing wrong", async () => {
    const { host } = await render(<AddressPage aside={<span>Total</span>} />);
    await expect.element(page.getByRole("heading", { level: 1, name: "Address" })).toBeVisible();
    await expect.element(keep).toBeInViewport();
    await expect.element(page.getByText("Total")).toBeInViewport();
    expect(document.title).toContain("Address");
    expect(await violations(host, { whole: true })).toEqual([]);
    expect(cutOff(host)).toEqual([]);
  });

  it("says nothing while it is filled in, and checks a field when it is left", async () => {
    await render(<AddressPage />);
    await city.click();
    await userEvent.keyboard("B");
    await expect.element(page.getByText("Enter a city")).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(city).toHaveAccessibleDescription("Enter a city");
    await expect.element(name).not.toHaveAttribute("aria-invalid");
    await city.click();
    await userEvent.keyboard("{End}erlin");
    await expect.element(city).not.toHaveAttribute("aria-invalid");
  });

  it("sent with faults marks each, goes to the first, sends nothing and keeps what was typed", async () => {
    const send = vi.fn();
    await render(<AddressPage send={send} />);
    await city.click();
    await userEvent.keyboard("X");
    scrollTo(0, 2000);
    await keep.click();
    await expect.element(name).toHaveFocus();
    await expect.element(name).toBeInViewport();
    await expect.element(name).toHaveAccessibleDescription("Enter a name");
    await expect.element(page.getByRole("checkbox", { name: "I agree" })).toHaveAccessibleDescription("Please agree");
    await expect.element(city).toHaveValue("X");
    expect(send).not.toHaveBeenCalled();
  });

  it("is filled in and sent from the keyboard alone", async () => {
    const send = vi.fn();
    await render(<AddressPage send={send} />);
    name.element().focus();
    await userEvent.keyboard("Mei{Tab}Berlin{Tab}G{Tab} ");
    await expect.element(page.getByRole("combobox")).toHaveValue("DE");
    name.element().focus();
    await userEvent.keyboard("{Enter}");
    await vi.waitFor(() =>
      expect(send).toHaveBeenCalledExactlyOnceWith({ name: "Mei", city: "Berlin", country: "DE", agreed: true }),
    );
  });

  it("goes to the field the server refused, says why, and keeps the rest", async () => {
    await render(<AddressPage refused={{ path: "city", message: "We do not deliver there" }} />);
    await name.fill("Mei");
    await city.fill("Atlantis");
    await page.getByRole("checkbox").click();
    await keep.click();
    await expect.element(city).toHaveFocus();
    await expect.element(city).toHaveAccessibleDescription("We do not deliver there");
    await expect.element(city).toBeInViewport();
    await expect.element(name).toHaveValue("Mei");
  });

  it.each([
    ["works", { pending: true }],
    ["is dead", { disabledReason: "Choose a line first" }],
  ])("whose button %s is not sent by it, and says so", async (_, state) => {
    const send = vi.fn();
    await render(<AddressPage send={send} {...state} />);
    await name.fill("Mei");
    await city.fill("Berlin");
    await page.getByRole("checkbox").click();
    await keep.click({ force: true });
    await expect.element(keep).toHaveAttribute("aria-disabled", "true");
    expect(send).not.toHaveBeenCalled();
  });
});

describe("a form", () => {
  function Slow({ send }: { send: () => Promise<void> }) {
    const form = useSchemaForm(z.object({ name: z.string() }), { name: "" });
    const [sent, setSent] = useState(0);
    return (
      <Form
        id="slow"
        form={form}
        onSubmit={async () => {
          await send();
          setSent((times) => times + 1);
        }}
      >
        <Bound form={form} name="name">
          {(field) => <TextField label="Name" {...field} />}
        </Bound>
        <output>{sent}</output>
      </Form>
    );
  }

  it("is sent with Enter in a field, without a bubble of the browser", async () => {
    const send = vi.fn(async () => undefined);
    const { host } = await render(<Slow send={send} />);
    await name.click();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("status").getByText("1")).toBeVisible();
    expect(host.querySelector("form")?.noValidate).toBe(true);
  });
});

describe("the frame of a field", () => {
  it("ties label, hint, error and what stands beside to any control", async () => {
    await render(
      <FieldFrame label="Size" hint="In cm" error="Too long" required aside={<span>1/3</span>}>
        {(described) => <input {...described} />}
      </FieldFrame>,
      { language: "zh" },
    );
    const control = page.getByRole("textbox", { name: "Size" });
    await expect.element(control).toHaveAccessibleName("Size (必填)");
    await expect.element(control).toHaveAccessibleDescription("In cm Too long");
    await expect.element(page.getByText("1/3")).toBeVisible();
  });
});
