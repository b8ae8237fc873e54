import { readConsultSubject } from "@sihai/contract/consult";
import type { ConsultSubjectKind, ConsultType } from "@sihai/domain/consult";
import { Page } from "@sihai/ui";
import { NotYet, useEndpoint } from "#shop";
import { AskedBefore } from "./AskedBefore.tsx";
import { AskForm } from "./AskForm.tsx";

type AskAboutThingProps = { kind: ConsultSubjectKind; no: string; first: ConsultType | undefined; title: string };

/** The form once what it is about is known to be mine. */
export function AskAboutThing({ kind, no, first, title }: AskAboutThingProps) {
  const subject = useEndpoint(readConsultSubject, { query: { kind, no } });
  if (!subject.data)
    return (
      <Page title={title}>
        <NotYet read={subject} missing="CONSULT_SUBJECT_NOT_FOUND" />
      </Page>
    );
  return <AskForm key={no} title={title} subject={subject.data} first={first} known={<AskedBefore kind={kind} no={no} />} />;
}
