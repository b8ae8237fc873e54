export type Label = { code: string; svg: string; lines: readonly string[] };

/** Sends one label to the printer: barcode, number, and the words beneath. The page itself is not printed. */
export async function printLabel({ svg, lines, code }: Label): Promise<void> {
  document.querySelector("body > .print-only")?.remove();
  const sheet = document.createElement("div");
  sheet.className = "print-only";
  sheet.style.cssText = "width:92mm;font:600 12pt system-ui,sans-serif";
  const picture = document.createElement("img");
  picture.alt = code;
  picture.style.cssText = "width:100%;height:auto";
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  sheet.append(picture);
  for (const line of lines) {
    const words = document.createElement("p");
    words.textContent = line;
    words.style.cssText = "margin:1mm 0";
    sheet.append(words);
  }
  document.body.append(sheet);
  await picture.decode();
  window.print();
}
