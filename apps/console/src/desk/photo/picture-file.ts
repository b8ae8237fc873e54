/** The longest side of a picture sent to the server, in pixels: enough to read a scale, and well below 3 MB. */
const longestSide = 1600;
const quality = 0.86;

/** What the camera shows now, as a JPEG file. */
export async function captureFrame(video: HTMLVideoElement): Promise<File> {
  return renderJpeg(video, video.videoWidth, video.videoHeight);
}

/** A chosen picture, made smaller when it is larger than the server takes. Throws when the file is no picture. */
export async function scaledDown(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file);
  const result = await renderJpeg(bitmap, bitmap.width, bitmap.height);
  bitmap.close();
  return result;
}

async function renderJpeg(source: CanvasImageSource, width: number, height: number): Promise<File> {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas to draw on");
  pen.drawImage(source, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", quality));
  if (!blob) throw new Error("the picture could not be written");
  return new File([blob], `shot-${Date.now()}.jpg`, { type: "image/jpeg" });
}
