import type { ConsultSubject } from "@sihai/domain/consult";
import { consultDict } from "@sihai/text/dict/care/consult";
import { TextLink } from "@sihai/ui";
import { useDict } from "#shop";
import { askPlace } from "./ask-place.ts";

/** Where several things stand on one page: the way to a question about this one. */
export function AskLink({ kind, no }: ConsultSubject) {
  const words = useDict(consultDict);
  return (
    <p className="mt-3">
      <TextLink href={askPlace({ kind, no })}>{words.askAbout[kind]}</TextLink>
    </p>
  );
}
