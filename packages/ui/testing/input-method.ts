import { cdp } from "vitest/browser";

/** Types with an input method into the field that has the focus: shows each stage underlined, then puts the last in. */
export async function compose(...stages: [string, ...string[]]): Promise<void> {
  for (const text of stages)
    await cdp().send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  await cdp().send("Input.insertText", { text: stages.at(-1) ?? "" });
}

/** Puts text into a field at once, as pasting does; not by the clipboard, of which the browser has one for all specs that run. */
export async function paste(field: HTMLElement | SVGElement, text: string): Promise<void> {
  field.focus();
  await cdp().send("Input.insertText", { text });
}
