import com.android.apksig.ApkVerifier;
import java.io.File;

/** What AOSP's verifier says of packages, a line for each. One program for all of them, as Java takes long to start. */
public class Verdicts {
    public static void main(String[] paths) {
        for (String path : paths) System.out.println(verdictOf(path));
    }

    private static String verdictOf(String path) {
        try {
            ApkVerifier.Result result = new ApkVerifier.Builder(new File(path)).build().verify();
            return result.isVerified() ? "accepted" : "refused: " + result.getAllErrors();
        } catch (Exception error) {
            return "refused: " + error;
        }
    }
}
