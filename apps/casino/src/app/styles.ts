import '@casino-kit/ui/styles.css';
import '@casino-kit/games/styles.css';
import '@casino-kit/wallet/styles.css';
