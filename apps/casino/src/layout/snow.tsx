import styles from './snow.module.css';

/** Snow that falls over the page without touching it (setting `showSnow`, N17); none under reduced motion. */
export default function Snow() {
  return (
    <div className={styles.sky} aria-hidden data-snow>
      <i />
      <i />
      <i />
    </div>
  );
}
