import { accountDict } from "@sihai/text/dict/me/account";
import { Button } from "@sihai/ui";
import { useRef } from "react";
import { useDict } from "#shop";

/** One picture that goes along with the form; it is sent with it, for nobody is logged in who could own it before. */
export function PaperField({ paper, onChange }: { paper: File | null; onChange: (paper: File | null) => void }) {
  const words = useDict(accountDict);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-col gap-1">
      <span className="text-note">{words.lostPaper}</span>
      <span className="text-note text-grey">{words.lostPaperHint}</span>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button small kind="quiet" onClick={() => input.current?.click()}>
          {paper ? words.lostPaperOther : words.lostPaperChoose}
        </Button>
        {paper ? (
          <>
            <span className="min-w-0 text-note wrap-anywhere">{paper.name}</span>
            <Button small kind="plain" onClick={() => onChange(null)}>
              {words.lostPaperRemove}
            </Button>
          </>
        ) : null}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/gif"
        aria-label={words.lostPaper}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = "";
          if (file) onChange(file);
        }}
      />
    </div>
  );
}
