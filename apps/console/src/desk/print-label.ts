export type Label = { code: string; svg: string; lines: readonly string[] };

/** Sends one label to the printer: barcode, number, and the words beneath. The page itself is not printed. */
export async function printLabel({ svg, lines, code }: Label): Promise<void> {
  const picture = document.createElement("img");
  picture.alt = code;
  picture.style.cssText = "width:100%;height:auto";
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  const sheet = newSheet("width:92mm;font:600 12pt system-ui,sans-serif");
  sheet.append(picture, ...lines.map((line) => element("p", line, "margin:1mm 0")));
  await picture.decode();
  window.print();
}

/** Sends a list to the printer, with a line to sign on behind its foot. */
export function printList({ title, lines, foot }: { title: string; lines: readonly string[]; foot: string }): void {
  const sheet = newSheet("font:11pt system-ui,sans-serif");
  sheet.append(
    element("h1", title, "font-size:16pt;margin:0 0 4mm"),
    ...lines.map((line) => element("p", line, "margin:1mm 0")),
    element("p", `${foot}______________________`, "margin-top:12mm"),
  );
  window.print();
}

function newSheet(style: string): HTMLElement {
  document.querySelector("body > .print-only")?.remove();
  const sheet = element("div", "", style);
  sheet.className = "print-only";
  document.body.append(sheet);
  return sheet;
}

function element(name: string, text: string, style: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  made.style.cssText = style;
  return made;
}
