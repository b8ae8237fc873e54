import { cdp, userEvent } from "vitest/browser";

/** Types with an input method into the field that has the focus: shows each stage underlined, then puts the last in. */
export async function compose(...stages: [string, ...string[]]): Promise<void> {
  for (const text of stages)
    await cdp().send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  await cdp().send("Input.insertText", { text: stages.at(-1) ?? "" });
}

/** Pastes text into a field with the keys, from a place beside the page where it was copied. */
export async function paste(field: HTMLElement | SVGElement, text: string): Promise<void> {
  const source = document.createElement("textarea");
  source.value = text;
  document.body.append(source);
  source.select();
  await userEvent.copy();
  source.remove();
  field.focus();
  await userEvent.paste();
}
