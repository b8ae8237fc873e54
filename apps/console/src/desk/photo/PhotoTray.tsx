import { consoleDict } from "@sihai/text/dict/console/shell";
import { Button, toastFailure } from "@sihai/ui";
import { Camera as CameraIcon, ImagePlus } from "lucide-react";
import { type Ref, type RefObject, useImperativeHandle, useRef, useState } from "react";
import { useDict } from "#console";
import { CameraView } from "./CameraView.tsx";
import type { PhotoSlot } from "./photo-slot.ts";
import { captureFrame, scaledDown } from "./picture-file.ts";
import { Shots } from "./Shots.tsx";
import type { Camera } from "./use-camera.ts";
import type { Photos } from "./use-photos.ts";

/** Between two pictures of a row, so that the item can be turned. */
const betweenShotsMs = 1000;

type PhotoTrayProps = {
  /** Where it is not just what was photographed. */
  title?: string;
  photos: Photos;
  needed: number;
  most: number;
  camera: Camera;
  /** All that are needed have been taken. */
  onEnough?: () => void;
  error?: string | undefined;
  /** Each picture shows something else: they are taken one by one, in this order. */
  slots?: readonly PhotoSlot[];
  ref?: Ref<{ focus: () => void }>;
};

/** Live camera, shutter and the pictures taken; one press takes all that are missing, one a second. Files can be chosen instead. */
export function PhotoTray({ title, photos, needed, most, camera, onEnough, error, slots = [], ref }: PhotoTrayProps) {
  const words = useDict(consoleDict).photos;
  const video = useRef<HTMLVideoElement>(null);
  const shutter = useRef<HTMLButtonElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const missing = Math.max(0, needed - photos.shots.length);
  const free = slots.filter(({ id }) => !photos.shots.some((shot) => shot.slot === id));
  const room = most - photos.shots.length;
  const { toShoot, shoot, choose } = useTaking({ photos, needed, room, free, video, onEnough });
  useImperativeHandle(ref, () => ({ focus: () => (shutter.current ?? chooser.current)?.focus() }));

  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <TrayTitle title={title ?? words.title} photos={photos} needed={needed} />
      <div className="grid gap-2 sm:grid-cols-[minmax(0,240px)_1fr]">
        <CameraView camera={camera} video={video} toShoot={toShoot} />
        <div className="flex min-w-0 flex-col gap-2">
          <div className="flex flex-wrap gap-2">
            {camera.stream ? (
              <Shutter
                ref={shutter}
                next={free[0]}
                missing={missing}
                pending={toShoot > 0}
                disabledReason={room <= 0 ? words.enough(most) : null}
                onPress={() => void shoot(slots.length > 0 ? 1 : Math.max(1, missing))}
              />
            ) : null}
            <FileChooser ref={chooser} onChoose={choose} />
          </div>
          <Shots photos={photos} slots={slots} />
          <p role="alert" className="text-note text-danger empty:hidden">
            {error}
          </p>
        </div>
      </div>
    </fieldset>
  );
}

type FileChooserProps = { ref: Ref<HTMLInputElement>; onChoose: (files: readonly File[]) => Promise<void> };

/** The way in for pictures that were taken elsewhere. */
function FileChooser({ ref, onChoose }: FileChooserProps) {
  const words = useDict(consoleDict).photos;
  return (
    <label className="inline-flex min-h-[44px] items-center gap-2 rounded-control bg-brand-soft px-4 text-body font-semibold text-brand-deep has-focus-visible:outline-3 has-focus-visible:outline-brand">
      <ImagePlus aria-hidden size={20} />
      {words.choose}
      <input
        ref={ref}
        type="file"
        accept="image/*"
        multiple
        className="sr-only"
        onChange={(event) => {
          void onChoose([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
    </label>
  );
}

/** What the pictures are of, and how many are there. */
function TrayTitle({ title, photos, needed }: Pick<PhotoTrayProps, "photos" | "needed"> & { title: string }) {
  const words = useDict(consoleDict).photos;
  return (
    <legend className="mb-1 flex w-full items-baseline justify-between text-note font-medium">
      {title}
      <span className="text-note font-normal text-grey">
        {photos.fileIds.length < needed ? words.taken(photos.fileIds.length, needed) : words.enough(photos.shots.length)}
      </span>
    </legend>
  );
}

type ShutterProps = {
  ref: Ref<HTMLButtonElement>;
  /** What is to be seen on the next picture, where each shows something else. */
  next: PhotoSlot | undefined;
  missing: number;
  pending: boolean;
  disabledReason: string | null;
  onPress: () => void;
};

/** Says what a press takes: one picture, a certain one, or all that are missing. */
function Shutter({ ref, next, missing, onPress, ...state }: ShutterProps) {
  const words = useDict(consoleDict).photos;
  return (
    <Button ref={ref} small icon={CameraIcon} onClick={onPress} {...state}>
      {next ? words.shootOf(next.label) : missing > 1 ? words.shootAll(missing) : words.shoot}
    </Button>
  );
}

type Taking = Pick<PhotoTrayProps, "photos" | "needed"> & {
  onEnough: (() => void) | undefined;
  room: number;
  free: readonly PhotoSlot[];
  video: RefObject<HTMLVideoElement | null>;
};

/** Pictures from the camera, one a second, or out of files; what is taken stays when a later one fails. */
function useTaking({ photos, needed, onEnough, room, free, video }: Taking) {
  const words = useDict(consoleDict).photos;
  const [toShoot, setToShoot] = useState(0);

  async function shoot(count: number) {
    for (let left = count; left > 0; left -= 1) {
      setToShoot(left);
      if (left < count) await new Promise((resolve) => setTimeout(resolve, betweenShotsMs));
      if (!video.current?.videoWidth) break;
      photos.add(await captureFrame(video.current), free[count - left]?.id);
    }
    setToShoot(0);
    if (photos.shots.length + count >= needed) onEnough?.();
  }

  async function choose(files: readonly File[]) {
    for (const [index, file] of files.slice(0, room).entries()) {
      try {
        photos.add(await scaledDown(file), free[index]?.id);
      } catch {
        toastFailure(words.failed);
      }
    }
    if (photos.shots.length + files.length >= needed) onEnough?.();
  }

  return { toShoot, shoot, choose };
}
