import { call } from "@sihai/client";
import { uploadVideo } from "@sihai/contract/service";
import { consoleServiceDict } from "@sihai/text/dict/console/service";
import { toastFailure } from "@sihai/ui";
import { CircleCheck, Video } from "lucide-react";
import { useState } from "react";
import { useDict } from "#console";

type VideoFieldProps = {
  itemNo: string;
  value: string | null;
  onChange: (fileId: string | null) => void;
  error: string | undefined;
};

/** Sends an inspection video the moment it is chosen. */
export function VideoField({ itemNo, value, onChange, error }: VideoFieldProps) {
  const words = useDict(consoleServiceDict);
  const [pending, setPending] = useState(false);

  async function send(file: File | undefined) {
    if (!file) return;
    setPending(true);
    try {
      const { fileId } = await call(uploadVideo, { body: { itemNo } }, { files: [file], idempotencyKey: crypto.randomUUID() });
      onChange(fileId);
    } catch (failure) {
      onChange(null);
      toastFailure(failure instanceof Error ? failure.message : words.videoHint);
    } finally {
      setPending(false);
    }
  }

  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-note font-medium">{words.video}</legend>
      <label className="inline-flex min-h-[44px] w-fit items-center gap-2 rounded-control bg-brand-soft px-4 text-body font-semibold text-brand-deep has-focus-visible:outline-3 has-focus-visible:outline-brand">
        {value === null ? <Video aria-hidden size={20} /> : <CircleCheck aria-hidden size={20} />}
        {pending ? words.videoUploading : value === null ? words.videoChoose : words.videoReady}
        <input
          type="file"
          accept="video/mp4,video/webm"
          className="sr-only"
          onChange={(event) => void send(event.target.files?.[0])}
        />
      </label>
      <p className="text-note text-grey">{words.videoHint}</p>
      <p role="alert" className="text-note text-danger empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
