/** Hands a CSV text to the person as a file. The mark at its front lets spreadsheets know it is UTF-8; the import takes it off again. */
export function saveCsv(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob(["\uFEFF", text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
