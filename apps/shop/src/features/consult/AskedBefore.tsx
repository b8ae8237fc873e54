import { listConsults } from "@sihai/contract/consult";
import type { ConsultSubjectKind } from "@sihai/domain/consult";
import { consultDict } from "@sihai/text/dict/care/consult";
import { Section } from "@sihai/ui";
import { useDict, useEndpoint } from "#shop";
import { ConsultCard } from "./ConsultCard.tsx";

/** What was asked about this thing already, with the last words of each: who comes back for an answer finds it where they asked. */
export function AskedBefore({ kind, no }: { kind: ConsultSubjectKind; no: string }) {
  const words = useDict(consultDict);
  const asked = useEndpoint(listConsults, { query: { kind, no } });
  if (!asked.data || asked.data.list.length === 0) return null;
  return (
    <Section title={words.askedBefore}>
      <ul className="flex flex-col gap-3">
        {asked.data.list.map((consult) => (
          <li key={consult.consultNo}>
            <ConsultCard consult={consult} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
