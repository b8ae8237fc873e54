import { formatBytes } from "@sihai/text";
import { ImagePlus, LoaderCircle, X } from "lucide-react";
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from "react";
import { useUi } from "../layout/UiProvider.tsx";
import { Picture } from "../show/Picture.tsx";

/** At most 3 MB a picture; nine at once by default (rules E-77 and O-40). */
export const pictureBytesMax = 3 * 1024 * 1024;
export const picturesMax = 9;
const types = ["image/gif", "image/jpeg", "image/png"];

export type UploadedPicture = { id: string; url: string; name: string };

type UploaderProps = {
  label: string;
  value: readonly UploadedPicture[];
  onChange: (pictures: UploadedPicture[]) => void;
  /** Sends one file; `onProgress` takes a share from 0 to 1, and `signal` says when the person gives it up. */
  upload: (file: File, onProgress: (share: number) => void, signal: AbortSignal) => Promise<{ id: string; url: string }>;
  max?: number;
  hint?: ReactNode;
  error?: string | undefined;
};

type Running = { key: string; name: string; share: number; giveUp: () => void };

/** Picks pictures, refuses what is too large or no picture, shows how far each has got, and gives one up that takes too long (rule N-24). */
export function Uploader(props: UploaderProps) {
  const { label, value, onChange, max = picturesMax, hint, error } = props;
  const { words } = useUi();
  const id = useId();
  const { running, refusal, room, pick } = useUploads(props, max);
  const adder = useRef<HTMLInputElement>(null);
  const removed = useRef(false);

  // The button that removed a picture is gone with it: the keyboard goes on at the way to add another.
  useEffect(() => {
    if (removed.current && value && running) adder.current?.focus();
    removed.current = false;
  }, [value, running]);

  return (
    <fieldset
      className="min-w-0"
      aria-describedby={hint ? `${id}-hint ${id}-error` : `${id}-error`}
      data-invalid={error === undefined ? undefined : true}
    >
      <legend className="mb-1 flex w-full items-baseline justify-between text-note font-medium wrap-anywhere">
        {label}
        <span className="text-note font-normal text-grey">{words.picturesCount(value.length, max)}</span>
      </legend>
      <ul className="grid grid-cols-4 gap-2">
        {value.map((picture) => (
          <Uploaded
            key={picture.id}
            picture={picture}
            onRemove={() => {
              removed.current = true;
              onChange(value.filter((other) => other.id !== picture.id));
            }}
          />
        ))}
        {running.map((one) => (
          <li
            key={one.key}
            className="relative grid aspect-square place-items-center rounded-control bg-fill text-center text-note text-grey"
          >
            <span role="status">
              <LoaderCircle aria-hidden size={20} className="spin mx-auto" />
              {words.uploading(Math.round(one.share * 100))}
            </span>
            <RemoveButton
              name={one.name}
              onRemove={() => {
                removed.current = true;
                one.giveUp();
              }}
            />
          </li>
        ))}
        {room > 0 ? <AddPicture ref={adder} several={max > 1} onPick={pick} /> : null}
      </ul>
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-note text-grey">
          {hint}
        </p>
      ) : null}
      <p id={`${id}-error`} role="alert" className="mt-1 text-note text-danger empty:hidden">
        {refusal ?? error}
      </p>
    </fieldset>
  );
}

/** The files on their way, and the picking of more: as many as there is room for. */
function useUploads({ value, onChange, upload }: UploaderProps, max: number) {
  const { words, language } = useUi();
  const latest = useRef(value);
  latest.current = value;
  const [running, setRunning] = useState<Running[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const room = max - value.length - running.length;

  async function send(file: File) {
    const key = crypto.randomUUID();
    const move = (share: number) => setRunning((all) => all.map((one) => (one.key === key ? { ...one, share } : one)));
    const wish = new AbortController();
    setRunning((all) => [...all, { key, name: file.name, share: 0, giveUp: () => wish.abort() }]);
    try {
      const { id: fileId, url } = await upload(file, move, wish.signal);
      latest.current = [...latest.current, { id: fileId, url, name: file.name }];
      onChange([...latest.current]);
    } catch {
      setRefusal(wish.signal.aborted ? words.requestAborted : words.uploadFailed);
    } finally {
      setRunning((all) => all.filter((one) => one.key !== key));
    }
  }

  function pick(files: readonly File[]) {
    setRefusal(null);
    if (files.length > room) setRefusal(words.picturesAtMost(max));
    for (const file of files.slice(0, Math.max(0, room))) {
      const problem = pictureProblem(file);
      if (problem === null) void send(file);
      else
        setRefusal(problem === "type" ? words.pictureWrongType : words.pictureTooLarge(formatBytes(pictureBytesMax, language)));
    }
  }

  return { running, refusal, room, pick };
}

function Uploaded({ picture, onRemove }: { picture: UploadedPicture; onRemove: () => void }) {
  return (
    <li className="relative">
      <Picture src={picture.url} alt={picture.name} sizes="25vw" className="rounded-control" />
      <RemoveButton name={picture.name} onRemove={onRemove} />
    </li>
  );
}

/** In the corner of a picture, one on its way too. */
function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const { words } = useUi();
  return (
    <button
      type="button"
      aria-label={words.removePicture(name)}
      onClick={onRemove}
      className="absolute -top-2 -right-2 grid size-11 place-items-center"
    >
      <span className="grid size-6 place-items-center rounded-full bg-ink/80 text-white">
        <X aria-hidden size={16} />
      </span>
    </button>
  );
}

type AddPictureProps = { ref: Ref<HTMLInputElement>; several: boolean; onPick: (files: readonly File[]) => void };

function AddPicture({ ref, several, onPick }: AddPictureProps) {
  const { words } = useUi();
  return (
    <li>
      <label className="relative grid aspect-square place-items-center rounded-control border-2 border-dashed border-control text-grey has-focus-visible:outline-3 has-focus-visible:outline-brand">
        <ImagePlus aria-hidden size={26} />
        <span className="sr-only">{words.addPicture}</span>
        <input
          ref={ref}
          type="file"
          accept={types.join(",")}
          multiple={several}
          className="sr-only"
          onChange={(event) => {
            onPick([...(event.target.files ?? [])]);
            event.target.value = "";
          }}
        />
      </label>
    </li>
  );
}

/** Why a file cannot be taken: no gif, jpg or png, or larger than 3 MB; null when it can. */
export function pictureProblem(file: Pick<File, "type" | "size">): "type" | "size" | null {
  if (!types.includes(file.type)) return "type";
  return file.size > pictureBytesMax ? "size" : null;
}
