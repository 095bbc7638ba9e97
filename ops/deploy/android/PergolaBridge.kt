package app.pergola.bridge

import android.net.Uri
import android.webkit.WebView
import androidx.annotation.UiThread
import androidx.webkit.JavaScriptReplyProxy
import androidx.webkit.WebMessageCompat
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import org.json.JSONException
import org.json.JSONObject

/** What a page may be told instead of data. */
enum class BridgeError { UNSUPPORTED, BAD_PARAMS, DENIED, CANCELLED, HOST_ERROR }

/** Ends one call, once, on the main thread. What comes after the first is ignored. */
interface BridgeReply {
    @UiThread fun data(data: JSONObject = JSONObject())
    @UiThread fun error(error: BridgeError)
}

/** One method of docs/reference/bridge.md. Check the payload here again: a page's own check is not yours. */
fun interface BridgeMethod {
    @UiThread fun call(payload: JSONObject, reply: BridgeReply)
}

/**
 * The native side of the bridge for one web view. Give it exact https origins ("https://store.example"), never "*".
 * Attach it before the page is loaded; the page finds it as `pergolaPort`.
 */
class PergolaBridge(
    private val origins: Set<String>,
    private val methods: Map<Int, BridgeMethod>,
) : WebViewCompat.WebMessageListener {
    private var page: JavaScriptReplyProxy? = null

    /** False when this web view is too old; the page then works as in a browser. */
    @UiThread
    fun attach(view: WebView): Boolean {
        require(origins.isNotEmpty() && origins.all { it.startsWith("https://") && '*' !in it })
        if (!WebViewFeature.isFeatureSupported(WebViewFeature.WEB_MESSAGE_LISTENER)) return false
        WebViewCompat.addWebMessageListener(view, "pergolaPort", origins, this)
        return true
    }

    /** Tells the page that called last of an app's status: a page that never called wants to hear nothing. */
    @UiThread
    fun pushAppStatus(packageName: String, status: Int, progress: Int? = null) {
        val data = JSONObject().put("packageName", packageName).put("status", status)
        if (progress != null) data.put("progress", progress)
        page?.postMessage(JSONObject().put("method", 4).put("data", data).toString())
    }

    override fun onPostMessage(
        view: WebView,
        message: WebMessageCompat,
        sourceOrigin: Uri,
        isMainFrame: Boolean,
        replyProxy: JavaScriptReplyProxy,
    ) {
        // The web view has checked the origin; a frame inside the page is not the page.
        if (!isMainFrame || message.type != WebMessageCompat.TYPE_STRING) return
        val call = try {
            JSONObject(message.data ?: return)
        } catch (_: JSONException) {
            return
        }
        page = replyProxy
        val id = call.optString("id")
        val method = call.optInt("method", -1)
        val payload = call.optJSONObject("data")
        val reply = ReplyOnce(replyProxy, id, method)
        val handler = methods[method]
        when {
            handler == null -> reply.error(BridgeError.UNSUPPORTED)
            payload == null -> reply.error(BridgeError.BAD_PARAMS)
            else -> handler.call(payload, reply)
        }
    }
}

private class ReplyOnce(
    private val page: JavaScriptReplyProxy,
    private val id: String,
    private val method: Int,
) : BridgeReply {
    private var sent = false

    override fun data(data: JSONObject) = send("data", data)

    override fun error(error: BridgeError) = send("error", error.name)

    private fun send(field: String, value: Any) {
        // Without an id the page expects no reply.
        if (sent || id.isEmpty()) return
        sent = true
        page.postMessage(JSONObject().put("id", id).put("method", method).put(field, value).toString())
    }
}
