import { useAction } from "@sihai/client";
import { giveAbnormal, listAbnormalAsStaff, listExpected, readAbnormal } from "@sihai/contract/warehouse";
import { consoleUnannouncedDict } from "@sihai/text/dict/console/unannounced";
import { Button, Card, TextField, toastSuccess } from "@sihai/ui";
import { useState } from "react";
import { useDict } from "#console";

const markShape = /^SH\d{5,18}$/i;

/** For a customer who is known and announced nothing. */
export function GiveForm({ abnormalNo, mark: suggested }: { abnormalNo: string; mark: string }) {
  const words = useDict(consoleUnannouncedDict);
  const [mark, setMark] = useState(suggested);
  const [contents, setContents] = useState("");
  const [tried, setTried] = useState(false);
  const give = useAction(giveAbnormal, {
    refreshes: [readAbnormal, listAbnormalAsStaff, listExpected],
    onDone: ({ itemNo }) => toastSuccess(words.given(itemNo)),
  });
  const isWrong = !markShape.test(mark.trim()) || contents.trim().length < 2;

  return (
    <Card title={words.give}>
      <form
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (!isWrong) void give.run({ body: { abnormalNo, mark: mark.trim(), contents: contents.trim() } });
        }}
      >
        <p className="text-body text-grey">{words.giveHelp}</p>
        <TextField name="scan-mark" label={words.mark} value={mark} onChange={setMark} maxLength={20} autoComplete="off" />
        <TextField
          label={words.contents}
          value={contents}
          onChange={setContents}
          maxLength={200}
          error={tried && isWrong ? words.giveWrong : undefined}
        />
        <div>
          <Button type="submit" small kind="quiet" pending={give.pending}>
            {words.give}
          </Button>
        </div>
      </form>
    </Card>
  );
}
