import { consultDict } from "@sihai/text/dict/consult";
import { useDict, usePageSearch } from "#shop";
import { AskAboutThing } from "./AskAboutThing.tsx";
import { AskForm } from "./AskForm.tsx";

/** Asking the shipping expert, about one of my services or in general. */
export default function ExpertConsultPage() {
  const words = useDict(consultDict);
  const { serviceBarcode } = usePageSearch("/user/consult/service/expert");
  if (serviceBarcode === undefined) return <AskForm title={words.expertTitle} subject={null} first="expert" />;
  return <AskAboutThing kind="expert" no={serviceBarcode} first="expert" title={words.expertTitle} />;
}
