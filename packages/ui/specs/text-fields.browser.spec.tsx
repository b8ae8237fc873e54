import { type ReactElement, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { FieldProps } from "../src/form/Field.tsx";
import { PasswordField } from "../src/form/PasswordField.tsx";
import { SearchBox } from "../src/form/SearchBox.tsx";
import { Select } from "../src/form/Select.tsx";
import { TextArea } from "../src/form/TextArea.tsx";
import { TextField } from "../src/form/TextField.tsx";
import { compose, cutOff, Keep, paste, render, violations } from "../testing/index.ts";

const options = [
  { value: "de", label: "Germany" },
  { value: "fr", label: "France" },
  { value: "it", label: "Italy", disabled: true },
];
type Part = (props: FieldProps<string>) => ReactElement;
const fields: [string, "textbox" | "combobox", string, Part][] = [
  ["a text field", "textbox", "de", (props) => <TextField {...props} />],
  ["a text area", "textbox", "de", (props) => <TextArea {...props} />],
  ["a list", "combobox", "de", (props) => <Select {...props} options={options} placeholder="Choose" />],
];

describe.each(fields)("%s", (_, role, value, part) => {
  it("has its label, hint and error read aloud, and gives its value", async () => {
    const { host } = await render(
      part({ label: "Country", value, onChange: () => undefined, hint: "Where to", error: "We do not go there", required: true }),
    );
    const field = page.getByRole(role, { name: "Country (required)" });
    await expect.element(field).toHaveValue(value);
    await expect.element(field).toHaveAccessibleDescription("Where to We do not go there");
    await expect.element(field).toHaveAttribute("aria-invalid", "true");
    await expect.element(page.getByRole("alert").getByText("We do not go there")).toBeVisible();
    await expect.element(field).toBeRequired();
    expect(await violations(host)).toEqual([]);
  });

  it("without an error is not marked, and its hidden label is read all the same", async () => {
    await render(part({ label: "Country", value, onChange: () => undefined, hideLabel: true }));
    const field = page.getByRole(role, { name: "Country", exact: true });
    await expect.element(field).not.toHaveAttribute("aria-invalid");
    await expect.element(field).not.toHaveAccessibleDescription();
  });

  it("that is disabled is left out of the keyboard's way", async () => {
    const { host } = await render(
      <>
        {part({ label: "Country", value, onChange: () => undefined, disabled: true })}
        <button type="button">After</button>
      </>,
    );
    await expect.element(page.getByRole(role)).toBeDisabled();
    await userEvent.tab();
    await expect.element(page.getByRole("button", { name: "After" })).toHaveFocus();
    expect(await violations(host)).toEqual([]);
  });

  it("keeps inside the page with long words", async () => {
    const long = "Donaudampfschifffahrtsgesellschaft".repeat(6);
    const { host } = await render(part({ label: long, value, onChange: () => undefined, hint: long, error: long }));
    await expect.element(page.getByRole(role)).toBeVisible();
    expect(cutOff(host)).toEqual([]);
  });
});

describe.each([
  ["a text field", (props: FieldProps<string>) => <TextField {...props} maxLength={8} />],
  ["a text area", (props: FieldProps<string>) => <TextArea {...props} maxLength={8} />],
])("%s of at most 8 characters", (_, part) => {
  const field = page.getByRole("textbox", { name: "Remark" });
  const shown = (initial: string) => (
    <Keep initial={initial}>{(value, onChange) => part({ label: "Remark", value, onChange })}</Keep>
  );

  it("cuts what is pasted", async () => {
    await render(shown(""));
    await expect.element(field).toBeVisible();
    await paste(field.element(), "123456789012");
    await expect.element(field).toHaveValue("12345678");
  });

  it("takes Chinese from an input method, stage by stage, also as its last characters", async () => {
    await render(shown("请轻放易碎"));
    await field.click();
    await userEvent.keyboard("{End}");
    await compose("x", "xi", "xie", "xie'x", "xie'xie", "谢谢");
    await expect.element(field).toHaveValue("请轻放易碎谢谢");
  });
});

describe("a text field", () => {
  it("counts as its end comes near, and is cleared with a button that has a name", async () => {
    await render(
      <Keep initial={"x".repeat(29)}>
        {(value, onChange) => <TextField label="Remark" maxLength={40} clearable value={value} onChange={onChange} />}
      </Keep>,
    );
    const field = page.getByRole("textbox", { name: "Remark" });
    await field.click();
    await expect.element(page.getByText("29/40")).not.toBeInTheDocument();
    await userEvent.keyboard("{End}y");
    await expect.element(page.getByText("30/40")).toBeVisible();
    await page.getByRole("button", { name: "Clear" }).click();
    await expect.element(field).toHaveValue("");
    await expect.element(page.getByRole("button", { name: "Clear" })).not.toBeInTheDocument();
  });

  it("keeps the focus when it is cleared, so that the next key writes", async () => {
    await render(
      <Keep initial="wrong">
        {(value, onChange) => <TextField label="Remark" clearable value={value} onChange={onChange} />}
      </Keep>,
    );
    await page.getByRole("button", { name: "Clear" }).click();
    await userEvent.keyboard("right");
    await expect.element(page.getByRole("textbox", { name: "Remark" })).toHaveValue("right");
  });

  it("says when it is left", async () => {
    const leave = vi.fn();
    await render(<TextField label="Remark" value="" onChange={() => undefined} onBlur={leave} />);
    await userEvent.tab();
    expect(leave).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(leave).toHaveBeenCalledTimes(1);
  });
});

describe("a list", () => {
  it("is worked with arrows, passes over what cannot be taken, and gives the value, not the label", async () => {
    const change = vi.fn();
    await render(
      <Keep initial="" onChange={change}>
        {(value, onChange) => <Select label="Country" value={value} onChange={onChange} options={options} placeholder="Choose" />}
      </Keep>,
    );
    await userEvent.tab();
    const list = page.getByRole("combobox", { name: "Country" });
    await expect.element(list).toHaveFocus();
    await expect.element(list).toHaveDisplayValue("Choose");
    await list.selectOptions("France");
    expect(change).toHaveBeenLastCalledWith("fr");
    await expect.element(page.getByRole("option", { name: "Italy" })).toBeDisabled();
  });
});

describe("a password", () => {
  function Password({ digitsOnly = false }) {
    const [value, setValue] = useState("");
    return <PasswordField label="Password" value={value} onChange={setValue} digitsOnly={digitsOnly} />;
  }
  const field = page.getByLabelText("Password", { exact: true });

  it("is hidden until it is asked to be shown, and keeps what was typed", async () => {
    const { host } = await render(<Password />);
    await userEvent.tab();
    await userEvent.keyboard("s3cret");
    await expect.element(field).toHaveAttribute("type", "password");
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect.element(page.getByRole("button", { name: "Hide password" })).toHaveFocus();
    await expect.element(field).toHaveAttribute("type", "text");
    await expect.element(field).toHaveValue("s3cret");
    expect(await violations(host)).toEqual([]);
  });

  it("of digits takes six of them, whatever surrounds them where they were copied", async () => {
    await render(<Password digitsOnly />);
    await expect.element(field).toBeVisible();
    await paste(field.element(), "12a 3456");
    await expect.element(field).toHaveValue("123456");
    await userEvent.keyboard("7");
    await expect.element(field).toHaveValue("123456");
  });

  it("of digits understands the wide ones of a Chinese keyboard", async () => {
    await render(<Password digitsOnly />);
    await field.click();
    await compose("１", "１２", "１２３");
    await expect.element(field).toHaveValue("123");
  });

  it("has a name in a form and a hint for password managers", async () => {
    await render(
      <PasswordField
        label="Password"
        name="pass"
        value=""
        onChange={() => undefined}
        autoComplete="new-password"
        error="Too short"
      />,
    );
    await expect.element(field).toHaveAttribute("autocomplete", "new-password");
    await expect.element(field).toHaveAttribute("name", "pass");
    await expect.element(field).toHaveAccessibleDescription("Too short");
  });
});

describe("a search", () => {
  it("is sent with Enter and with its button, once each, and is cleared", async () => {
    const search = vi.fn();
    const { host } = await render(
      <Keep initial="">
        {(value, onChange) => (
          <SearchBox label="Goods" value={value} onChange={onChange} onSearch={() => search(value)} maxLength={10} />
        )}
      </Keep>,
    );
    const field = page.getByRole("textbox", { name: "Goods" });
    await field.click();
    await compose("c", "cha", "茶");
    await userEvent.keyboard("{Enter}");
    expect(search.mock.calls).toEqual([["茶"]]);
    await page.getByRole("button", { name: "Search", exact: true }).click();
    expect(search).toHaveBeenCalledTimes(2);
    await paste(field.element(), "0123456789abc");
    await expect.element(field).toHaveValue("茶012345678");
    expect(await violations(host)).toEqual([]);
    await page.getByRole("button", { name: "Clear" }).click();
    await expect.element(field).toHaveValue("");
    await expect.element(field).toHaveFocus();
  });
});
