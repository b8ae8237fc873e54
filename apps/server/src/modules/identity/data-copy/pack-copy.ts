import { type CsvCell, csvText } from "@sihai/domain/csv";
import { languageOrDefault } from "@sihai/domain/language";
import { accountDict } from "@sihai/text/dict/me/account";
import type { Deps } from "#platform";
import { storedKeyOf } from "../../file/index.ts";
import { messagesOf } from "../../message/index.ts";
import { accountOf, type CopyLine, copyTables, copyThreads, filesOf, readCopyRows, walletMoves } from "./copy-tables.store.ts";
import { openZip, type ZipWriter } from "./zip-files.ts";

/** All the pictures of a copy together; what is more is left out, the oldest first. */
const pictureBytesMost = 400 * 1024 * 1024;
const messagesPerRead = 500;
/** What tells a spreadsheet that the text is UTF-8. */
const mark = "\uFEFF";

/** Everything kept of somebody, as a ZIP of files one can read: tables, what was said, pictures, and a page that says what is what. */
export async function packCopy(deps: Deps, userId: string, picturesMost: number): Promise<{ bytes: Buffer; leftOut: number }> {
  const account = await accountOf(deps.db, userId);
  if (!account) throw new Error(`account ${userId} is gone`);
  const language = languageOrDefault(String(account.language));
  const zip = openZip();
  addJson(zip, "account.json", account);
  for (const [name, read] of Object.entries(copyTables)) addTable(zip, name, await readCopyRows(deps.db, read(userId)));
  addTable(zip, "wallet", await walletMoves(deps.db, userId));
  addTable(zip, "messages", await messageRows(deps, userId, language));
  for (const [name, read] of Object.entries(copyThreads)) {
    const rows = await readCopyRows(deps.db, read(userId));
    if (rows.length > 0) addJson(zip, `${name}.json`, rows);
  }
  const leftOut = await addPictures(zip, deps, userId, picturesMost);
  const { readme } = await accountDict.load(language);
  zip.add("README.txt", Buffer.from(mark + readme.join("\r\n"), "utf8"), false);
  return { bytes: zip.end(), leftOut };
}

function addJson(zip: ZipWriter, name: string, value: unknown): void {
  zip.add(name, Buffer.from(`${JSON.stringify(value, null, 2)}\n`, "utf8"), false);
}

/** A table nothing stands in has no file. */
function addTable(zip: ZipWriter, name: string, rows: readonly CopyLine[]): void {
  const [first] = rows;
  if (!first) return;
  const cells = rows.map((row) => Object.fromEntries(Object.entries(row).map(([column, cell]) => [column, cellOf(cell)])));
  const columns = Object.keys(first);
  zip.add(`${name}.csv`, Buffer.from(mark + csvText(columns, cells), "utf8"), false);
}

function cellOf(cell: CopyLine[string]): CsvCell {
  if (cell instanceof Date) return cell.toISOString();
  return typeof cell === "object" && cell !== null ? JSON.stringify(cell) : cell;
}

async function messageRows({ db }: Deps, userId: string, language: Parameters<typeof accountDict.load>[0]): Promise<CopyLine[]> {
  const rows: CopyLine[] = [];
  for (let page = 1; ; page++) {
    const { messages } = await messagesOf(db, { userId, types: [], unreadOnly: false }, page, messagesPerRead);
    for (const { type, createdAt, readAt, says } of messages) {
      const { title, body } = says(language);
      rows.push({ at: createdAt, type, title, text: body, read: readAt });
    }
    if (messages.length < messagesPerRead) return rows;
  }
}

/** Returns how many did not fit. A file that is gone from the storage is passed over. */
async function addPictures(zip: ZipWriter, deps: Deps, userId: string, picturesMost: number): Promise<number> {
  const files = await filesOf(deps.db, userId);
  let [added, bytes] = [0, 0];
  for (const file of files) {
    if (added >= picturesMost || bytes + file.bytes > pictureBytesMost) break;
    added += 1;
    bytes += file.bytes;
    const read = await deps.adapters.storage.read(storedKeyOf(file.id, file.mimeType));
    if (read.ok) zip.add(`pictures/${file.id}.${file.mimeType.split("/")[1]}`, read.value, true);
  }
  return files.length - added;
}
