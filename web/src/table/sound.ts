/** Two soft notes: it is your turn. */
export function chime(): void {
  const audio = new AudioContext();
  [523.25, 783.99].forEach((pitch, note) => {
    const start = audio.currentTime + note * 0.14;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.5);
    if (note === 1) tone.onended = () => void audio.close();
  });
}
