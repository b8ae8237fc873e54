import { consoleDict } from "@sihai/text/dict/console/shell";
import { type RefObject, useEffect } from "react";
import { useDict } from "#console";
import type { Camera } from "./use-camera.ts";

type CameraViewProps = {
  camera: Camera;
  video: RefObject<HTMLVideoElement | null>;
  /** Pictures still to come of a row that is being taken. */
  toShoot: number;
};

/** What the camera sees, or why there is none. */
export function CameraView({ camera, video, toShoot }: CameraViewProps) {
  const words = useDict(consoleDict).photos;
  useEffect(() => {
    if (video.current && video.current.srcObject !== camera.stream) video.current.srcObject = camera.stream;
  }, [camera.stream, video]);

  if (camera.problem !== null) {
    return (
      <p className="rounded-control bg-warn-soft p-3 text-note text-warn">
        {camera.problem === "blocked" ? words.cameraBlocked : words.noCamera}
      </p>
    );
  }
  return (
    <div className="relative aspect-[4/3] overflow-hidden rounded-control bg-ink">
      <video ref={video} autoPlay muted playsInline aria-label={words.live} className="size-full object-cover" />
      {camera.stream ? null : (
        <p role="status" className="absolute inset-0 grid place-items-center p-3 text-center text-note text-white">
          {words.cameraStarting}
        </p>
      )}
      {toShoot > 0 ? (
        <p role="status" className="absolute inset-x-0 bottom-0 bg-ink/80 p-2 text-center text-body text-white">
          {words.shooting(toShoot)}
        </p>
      ) : null}
    </div>
  );
}
