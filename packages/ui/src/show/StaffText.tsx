import { languageTag, scriptOf } from "@sihai/text";
import { useUi } from "../layout/UiProvider.tsx";

/** What our staff wrote, as they wrote it; where that is another script than the page's it says so, and is read aloud as what it is. */
export function StaffText({ children }: { children: string }) {
  const { language, words } = useUi();
  const script = scriptOf(children);
  if (script === null || script === (language === "zh" ? "han" : "latin")) return children;
  return (
    <>
      <span lang={languageTag(script === "han" ? "zh" : "en")}>{children}</span>
      <span className="block text-note text-grey">{words.writtenByStaff[script]}</span>
    </>
  );
}
