/** In px: sharp at twice the size of the portrait, about 30 KB. */
const SIDE = 256;

/**
 * The center square of an image as a small JPEG data URL.
 * @throws if the browser cannot decode the file
 */
export async function drawPortrait(file: File): Promise<string> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return drawn(image);
  } finally {
    URL.revokeObjectURL(url);
  }
}

function drawn(image: HTMLImageElement): string {
  const { naturalWidth: width, naturalHeight: height } = image;
  const side = Math.min(width, height);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [SIDE, SIDE];
  const context = canvas.getContext('2d');
  if (!context || side === 0) throw new Error('The image cannot be drawn.');
  // JPEG has no transparency and would show black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, SIDE, SIDE);
  context.drawImage(image, (width - side) / 2, (height - side) / 2, side, side, 0, 0, SIDE, SIDE);
  return canvas.toDataURL('image/jpeg', 0.85);
}
