type Part = { number: string; amount: string; reference: string };
export type StatementEntry = {
  number: string;
  amount: string;
  currency: string;
  reference: string;
  day?: string;
  payer?: string;
  way?: "CRDT" | "DBIT";
  status?: string;
  parts?: readonly Part[];
};

const account = "DE00100000000018080000";

/** A statement as banks send it, CAMT.053. */
export function camtOf(entries: readonly StatementEntry[], prefix = ""): string {
  const p = prefix;
  const namespace = p === "" ? "xmlns" : `xmlns:${p.slice(0, -1)}`;
  const body = entries.map((entry) => entryOf(entry, p)).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>
<${p}Document ${namespace}="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><${p}BkToCstmrStmt>
<${p}Stmt>
<${p}Id>1</${p}Id>
<${p}Acct><${p}Id><${p}IBAN>${account}</${p}IBAN></${p}Id></${p}Acct>
${body}
</${p}Stmt>
</${p}BkToCstmrStmt></${p}Document>
`;
}

function entryOf(
  { number, amount, currency, reference, day = "2026-11-23", way = "CRDT", status = "BOOK", parts, ...rest }: StatementEntry,
  p: string,
): string {
  const payer = (rest.payer ?? "Mei & Sons").replace("&", "&amp;");
  const details = (parts ?? [{ number, amount, reference }])
    .map(
      (
        part,
      ) => `<${p}TxDtls><${p}Refs><${p}AcctSvcrRef>${part.number}</${p}AcctSvcrRef><${p}EndToEndId>NOTPROVIDED</${p}EndToEndId></${p}Refs>
<${p}Amt Ccy="${currency}">${part.amount}</${p}Amt>
<${p}RltdPties><${p}Dbtr><${p}Pty><${p}Nm>${payer}</${p}Nm></${p}Pty></${p}Dbtr></${p}RltdPties>
<${p}RmtInf><${p}Ustrd>${part.reference}</${p}Ustrd></${p}RmtInf></${p}TxDtls>`,
    )
    .join("\n");
  return `<${p}Ntry><${p}Amt Ccy="${currency}">${amount}</${p}Amt><${p}CdtDbtInd>${way}</${p}CdtDbtInd>
<${p}Sts><${p}Cd>${status}</${p}Cd></${p}Sts>
<${p}BookgDt><${p}Dt>${day}</${p}Dt></${p}BookgDt><${p}ValDt><${p}Dt>${day}</${p}Dt></${p}ValDt>
<${p}AcctSvcrRef>${number}</${p}AcctSvcrRef><${p}NtryDtls>
${details}
</${p}NtryDtls></${p}Ntry>`;
}

/** The same as a table. */
export function csvOf(entries: readonly StatementEntry[]): string {
  const rows = entries.map(({ number, amount, currency, reference, day = "2026-11-23", payer = "Mei & Sons" }) =>
    [account, number, day, amount, currency, payer, reference].join(","),
  );
  return `account,number,day,amount,currency,payer,reference\n${rows.join("\n")}\n`;
}
